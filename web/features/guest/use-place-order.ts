import { type RefObject, useRef, useState } from 'react';
import { guestErrorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { randomKey } from '#web/identity/keys.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { readDraft, saveDraft } from '#web/ui/drafts.ts';
import { toasts } from '#web/ui/toasts.tsx';
import { useDrinkText } from './drink-texts.ts';

interface NewOrder {
  barId: string;
  drinkId: string;
  guestName: string;
}

/** Places an order, with notes that are saved as a draft until then. */
export function usePlaceOrder(
  newOrder: NewOrder,
  isOpen: RefObject<boolean>,
  onPlaced: () => void,
) {
  const shared = useText();
  const text = useDrinkText();
  const { barId, drinkId, guestName } = newOrder;
  const [notes, setNotes] = useDraft([barId, drinkId, guestName].join());
  const [createOrder, isPlacing] = useMutation('orders.createOrder');
  // Two taps within one frame are still one order.
  const isSending = useRef(false);
  const [failure, setFailure] = useState<unknown>();
  const keyOf = useIdempotencyKeys();

  const place = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const trimmed = notes.trim();
      const order = { ...newOrder, ...(trimmed && { notes: trimmed }) };
      await createOrder(order, keyOf(order));
      setFailure(undefined);
      setNotes('');
      toasts.success(text.placed);
      onPlaced();
    } catch (error) {
      if (isOpen.current) setFailure(error);
      else toasts.error(text.failed(guestErrorText(shared, error)));
    } finally {
      isSending.current = false;
    }
  };
  return { notes, setNotes, place, isPlacing, failure };
}

function useDraft(key: string): [draft: string, write: (draft: string) => void] {
  const [draft, setDraft] = useState(() => readDraft(key));
  return [
    draft,
    (next) => {
      saveDraft(key, next);
      setDraft(next);
    },
  ];
}

/** Equal orders have the same key: one whose answer was lost is not placed twice. */
function useIdempotencyKeys(): (order: object) => string {
  const keys = useRef(new Map<string, string>());
  return (order) => {
    const json = JSON.stringify(order);
    const key = keys.current.get(json) ?? randomKey();
    keys.current.set(json, key);
    return key;
  };
}
