import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation, useQuery } from '#web/rpc/hooks.ts';
import { useOfflineMutation } from '#web/rpc/offline-mutation.ts';
import { useOptimisticChanges } from '#web/rpc/optimistic.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useInventoryText } from './texts.ts';

/** The bar's shelf. Switches change at once, and revert when the server refuses them. */
export function useInventory(bar: OwnBar) {
  const shared = useText();
  const text = useInventoryText();
  const { data, error } = useQuery('ingredients.getBarInventory', { barId: bar._id });
  // A change of the whole shelf is rendered with lower priority than taps.
  const items = useDeferredValue(data);
  const [update] = useOfflineMutation('ingredients.updateInventoryItem');
  const [switchWhole, isSwitchingWhole] = useOfflineMutation('ingredients.bulkUpdateInventory');
  const [switchMany, isSwitching] = useOfflineMutation('ingredients.switchInventory');
  const [copyShelf, isCopying] = useOfflineMutation('ingredients.copyShelf');
  const [initialize] = useMutation('ingredients.initializeBarInventory');
  const { changes, apply, isPending } = useOptimisticChanges<boolean | null>(items);

  const fail = useCallback(
    (problem: unknown) => toasts.error(text.updateFailed(errorText(shared, problem))),
    [text, shared],
  );

  const isEmpty = items?.length === 0;
  useEffect(() => {
    if (isEmpty) initialize({ barId: bar._id }).catch(fail);
  }, [isEmpty, bar._id, initialize, fail]);

  const onShelf = useMemo(() => {
    const available = new Set<string>();
    for (const { ingredientId, isAvailable } of items ?? []) {
      const changed = changes.get(ingredientId);
      if (changed ? changed.value : isAvailable) available.add(ingredientId);
    }
    return available;
  }, [items, changes]);
  const houseMade = useMemo(
    () =>
      new Map(
        items?.flatMap((item) =>
          item.houseMade ? [[item.ingredientId, item.houseMade] as const] : [],
        ),
      ),
    [items],
  );

  const toggle = useCallback(
    (ingredientId: string, isAvailable: boolean | null) => {
      const call = () => update({ barId: bar._id, ingredientId, isAvailable });
      apply({ [ingredientId]: isAvailable }, call).catch(fail);
    },
    [bar._id, update, apply, fail],
  );

  /** Offers to undo a bulk change. */
  const report = (isAvailable: boolean, changed: string[], count = changed.length) => {
    if (count === 0) return;
    const done = isAvailable ? text.selected : text.cleared;
    const back = { barId: bar._id, isAvailable: !isAvailable, ingredientIds: changed };
    toasts.success(done(count), {
      label: text.undo,
      run: () => switchMany(back).catch(fail),
    });
  };

  /** Switches these ingredients, or the whole shelf. Returns whether it succeeded. */
  const switchAll = async (isAvailable: boolean, ingredientIds?: string[]) => {
    try {
      if (ingredientIds) {
        report(isAvailable, await switchMany({ barId: bar._id, isAvailable, ingredientIds }));
        return true;
      }
      const isMade = (id: string) => houseMade.get(id)?.isMadeWhenNeeded;
      const changed = (items ?? []).flatMap(({ ingredientId: id, isAvailable: isThere }) =>
        isThere === isAvailable || isMade(id) ? [] : id,
      );
      const count = await switchWhole({ barId: bar._id, isAvailable });
      report(isAvailable, changed, count);
      return true;
    } catch (problem) {
      fail(problem);
      return false;
    }
  };

  /** Copies the shelf of another bar. Returns whether it succeeded. */
  const copyFrom = async (fromBarId: string) => {
    try {
      report(true, await copyShelf({ barId: bar._id, fromBarId }));
      return true;
    } catch (problem) {
      fail(problem);
      return false;
    }
  };

  return {
    isLoading: items === undefined || isEmpty,
    error,
    onShelf,
    houseMade,
    isPending,
    isBulk: isSwitching || isSwitchingWhole || isCopying,
    toggle,
    switchAll,
    copyFrom,
  };
}
