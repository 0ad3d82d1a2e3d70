import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation, useQuery } from '#web/rpc/hooks.ts';
import { useOfflineMutation } from '#web/rpc/offline-mutation.ts';
import { toasts } from '#web/ui/toasts.tsx';
import { useInventoryText } from './texts.ts';

/** What was asked for and is not yet in what the server shows. */
interface Wish {
  isAvailable: boolean;
  /** The server has not answered yet. */
  isPending: boolean;
}

/** An answer without a sign of it: somebody else has changed it back meanwhile. */
const afterAnswerMs = 2_000;

/** The bar's shelf as wanted: a switch shows at once, and turns back when the server refuses. */
export function useInventory(bar: OwnBar) {
  const shared = useText();
  const text = useInventoryText();
  const { status, data, error } = useQuery('ingredients.getBarInventory', { barId: bar._id });
  // A whole shelf that changes is drawn piece by piece, between the taps.
  const items = useDeferredValue(data);
  const [update] = useOfflineMutation('ingredients.updateInventoryItem');
  const [switchMany, isBulk] = useOfflineMutation('ingredients.switchInventory');
  const [initialize] = useMutation('ingredients.initializeBarInventory');
  const [wishes, setWishes] = useState<ReadonlyMap<string, Wish>>(new Map());

  const fail = useCallback(
    (problem: unknown) => toasts.error(text.updateFailed(errorText(shared, problem))),
    [text, shared],
  );

  const wish = useCallback((ingredientId: string, next: Wish | undefined) => {
    setWishes((before) => {
      const after = new Map(before);
      if (next) after.set(ingredientId, next);
      else after.delete(ingredientId);
      return after;
    });
  }, []);

  // What the server shows after its answer is the truth, whatever was wished.
  useEffect(() => {
    if (!items) return;
    setWishes((before) => {
      const after = new Map([...before].filter(([, { isPending }]) => isPending));
      return after.size === before.size ? before : after;
    });
  }, [items]);

  const isEmpty = items?.length === 0;
  useEffect(() => {
    if (isEmpty) initialize({ barId: bar._id }).catch(fail);
  }, [isEmpty, bar._id, initialize, fail]);

  const onShelf = useMemo(() => {
    const available = new Set<string>();
    for (const { ingredientId, isAvailable } of items ?? []) {
      if (wishes.get(ingredientId)?.isAvailable ?? isAvailable) available.add(ingredientId);
    }
    return available;
  }, [items, wishes]);

  const toggle = useCallback(
    async (ingredientId: string, isAvailable: boolean) => {
      wish(ingredientId, { isAvailable, isPending: true });
      try {
        await update({ barId: bar._id, ingredientId, isAvailable });
        wish(ingredientId, { isAvailable, isPending: false });
        setTimeout(() => {
          setWishes((before) => {
            if (before.get(ingredientId)?.isPending !== false) return before;
            return new Map([...before].filter(([id]) => id !== ingredientId));
          });
        }, afterAnswerMs);
      } catch (problem) {
        wish(ingredientId, undefined);
        fail(problem);
      }
    },
    [bar._id, update, wish, fail],
  );

  /** All of these, or the whole shelf. What it changed can be undone. */
  const switchAll = async (isAvailable: boolean, ingredientIds?: string[]) => {
    try {
      const changed = await switchMany({ barId: bar._id, isAvailable, ingredientIds });
      if (changed.length === 0) return;
      const done = isAvailable ? text.selected : text.cleared;
      const back = { barId: bar._id, isAvailable: !isAvailable, ingredientIds: changed };
      toasts.success(done(changed.length), {
        label: text.undo,
        run: () => switchMany(back).catch(fail),
      });
    } catch (problem) {
      fail(problem);
    }
  };

  return {
    isLoading: status === 'loading' || isEmpty,
    error,
    onShelf,
    isPending: (ingredientId: string) => wishes.get(ingredientId)?.isPending ?? false,
    isBulk,
    toggle,
    switchAll,
  };
}
