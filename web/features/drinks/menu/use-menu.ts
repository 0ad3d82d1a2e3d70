import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import {
  type Currency,
  type MenuEntry,
  type MenuMode,
  menuLimits,
  silentEntry,
} from '#domain/menu/menu.ts';
import { changeEntries, lastFeatured, type MenuChange } from '#domain/menu/menu-change.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { useOfflineMutation } from '#web/rpc/offline-mutation.ts';
import { useOptimisticChanges } from '#web/rpc/optimistic.ts';
import { serverNow } from '#web/rpc/server-time.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useMenuText } from './texts.ts';

export type Entries = ReadonlyMap<string, MenuEntry>;
/** Changes drinks. `done` is announced afterwards, with Undo. */
export type ChangeDrinks = (
  drinkIds: readonly string[],
  change: MenuChange,
  done?: string,
) => Promise<void>;

/** Entries in one call of an undo: the size of a call is limited. */
const restoredAtOnce = 200;

/** The composed menu of a bar. Changes show at once, and revert when the server refuses them. */
export function useMenu({ _id: barId, menuMode, currency }: OwnBar) {
  const text = useMenuText();
  const shared = useText();
  const { status, data, error } = useQuery('menu.getComposition', { barId });
  const [update] = useOfflineMutation('menu.updateDrinks');
  const [restore] = useOfflineMutation('menu.restoreEntries');
  const [order] = useOfflineMutation('menu.orderFeatured');
  const [updateSettings] = useOfflineMutation('menu.updateSettings');
  const drinks = useOptimisticChanges<MenuEntry>(data);
  const settings = useOptimisticChanges<MenuMode | Currency>(data);
  const inOrder = useInOrder();

  const entries = useMemo(() => {
    const merged = new Map<string, MenuEntry>();
    for (const entry of data?.entries ?? []) merged.set(entry.drinkId, entry);
    for (const [drinkId, { value }] of drinks.changes) merged.set(drinkId, value);
    return merged;
  }, [data, drinks.changes]);
  const mode = (settings.changes.get('mode')?.value as MenuMode) ?? data?.mode ?? menuMode;
  const money = (settings.changes.get('currency')?.value as Currency) ?? data?.currency ?? currency;

  const latest = useRef({ entries, mode });
  useEffect(() => {
    latest.current = { entries, mode };
  });

  const fail = useCallback(
    (problem: unknown) => toasts.error(text.updateFailed(errorText(shared, problem))),
    [text, shared],
  );
  const { apply } = drinks;

  const undo = useCallback(
    (previous: readonly MenuEntry[]) => {
      const call = async () => {
        for (let from = 0; from < previous.length; from += restoredAtOnce) {
          const part = previous.slice(from, from + restoredAtOnce);
          await restore({ barId, entries: part.map(withoutSilence) });
        }
      };
      apply(byDrink(previous), () => inOrder(call)).catch(fail);
    },
    [barId, restore, apply, inOrder, fail],
  );

  const change: ChangeDrinks = useCallback(
    async (drinkIds, wanted, done) => {
      const { entries: known, mode: current } = latest.current;
      const before = drinkIds.map((id) => known.get(id) ?? silentEntry(id));
      const after = changeEntries(before, wanted, {
        mode: current,
        now: serverNow(),
        lastFeatured: lastFeatured(known.values()),
      });
      if (wanted.isFeatured && countFeatured(known, after) > menuLimits.featured) {
        toasts.error(text.tooManyFeatured(menuLimits.featured));
        return;
      }
      try {
        const call = () => update({ barId, drinkIds: [...drinkIds], change: wanted });
        const previous = await apply(byDrink(after), () => inOrder(call));
        if (done) toasts.success(done, { label: text.undo, run: () => undo(previous) });
      } catch (problem) {
        fail(problem);
      }
    },
    [barId, update, apply, inOrder, undo, fail, text],
  );

  const sortFeatured = useCallback(
    (drinkIds: readonly string[]) => {
      const sorted = drinkIds.map((drinkId, index) => ({
        ...(latest.current.entries.get(drinkId) ?? silentEntry(drinkId)),
        featured: index + 1,
      }));
      const call = () => order({ barId, drinkIds: [...drinkIds] });
      apply(byDrink(sorted), () => inOrder(call)).catch(fail);
    },
    [barId, order, apply, inOrder, fail],
  );

  const changeSettings = async (change: { mode?: MenuMode; currency?: Currency }) => {
    try {
      const call = () => updateSettings({ barId, ...change });
      await settings.apply(change, () => inOrder(call));
      return true;
    } catch (problem) {
      fail(problem);
      return false;
    }
  };

  return {
    isLoading: status === 'loading',
    error,
    mode,
    currency: money,
    entries,
    isPending: drinks.isPending,
    isChangingSettings: settings.isPending('mode') || settings.isPending('currency'),
    change,
    sortFeatured,
    changeSettings,
  };
}

export type Menu = ReturnType<typeof useMenu>;

/** Runs calls one after another: calls that waited for a connection must not overtake each other. */
function useInOrder() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<R>(call: () => Promise<R>): Promise<R> => {
    const next = last.current.then(call);
    last.current = next.catch(() => {});
    return next;
  }, []);
}

function byDrink(entries: readonly MenuEntry[]): Record<string, MenuEntry> {
  return Object.fromEntries(entries.map((entry) => [entry.drinkId, entry]));
}

function countFeatured(known: Entries, changed: readonly MenuEntry[]): number {
  const all = new Map([...known, ...changed.map((entry) => [entry.drinkId, entry] as const)]);
  return [...all.values()].filter(({ featured }) => featured !== null).length;
}

/** An entry without default fields, to keep the call small. */
function withoutSilence(entry: MenuEntry) {
  const said = Object.entries(entry).filter(([, value]) => value !== null && value !== '');
  return { drinkId: entry.drinkId, ...Object.fromEntries(said) };
}
