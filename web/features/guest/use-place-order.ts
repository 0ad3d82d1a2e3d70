import { type RefObject, useRef, useState } from 'react';
import type { GuestBar } from '#domain/bars.ts';
import type { Drink } from '#domain/drinks.ts';
import { randomKey } from '#web/identity/keys.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { toasts } from '#web/ui/toasts.tsx';
import { useDrinkText } from './drink-texts.ts';
import { isRefused, useOrderErrorText } from './order-error-text.ts';
import { useRoundText } from './round-texts.ts';
import { tableAt } from './table.ts';
import { useTakeBack } from './use-take-back.ts';
import type { Wish } from './use-wish.ts';

interface NewOrder {
  bar: GuestBar;
  drink: Drink;
  guestName: string;
  wish: Wish;
}

/** Places a drink at once, several of it as a round. */
export function usePlaceOrder(
  { bar, drink, guestName, wish }: NewOrder,
  isOpen: RefObject<boolean>,
  onPlaced: () => void,
) {
  const text = useDrinkText();
  const round = useRoundText();
  const errorText = useOrderErrorText();
  const { announce } = useTakeBack(bar._id);
  const [createOrder, isPlacingOne] = useMutation('orders.createOrder');
  const [createRound, isPlacingRound] = useMutation('orders.createRound');
  // Two taps within one frame are still one order.
  const isSending = useRef(false);
  const [failure, setFailure] = useState<unknown>();
  const keys = useIdempotencyKeys();

  const send = async () => {
    const order = { barId: bar._id, guestName, table: tableAt(bar._id) };
    const { quantity, ...asked } = wish.line;
    if (quantity === 1) {
      const one = { ...order, drinkId: drink._id, ...asked };
      return [await createOrder(one, keys.of(one))];
    }
    const several = { ...order, lines: [{ drinkId: drink._id, quantity, ...asked }] };
    return (await createRound(several, keys.of(several))).orderIds;
  };

  const place = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const orderIds = await send();
      setFailure(undefined);
      wish.forget();
      announce(orderIds.length > 1 ? round.sent(orderIds.length) : text.placed, orderIds);
      onPlaced();
    } catch (error) {
      if (isRefused(error)) keys.forget();
      if (isOpen.current) setFailure(error);
      else toasts.error(text.failed(errorText(error)));
    } finally {
      isSending.current = false;
    }
  };
  return { place, isPlacing: isPlacingOne || isPlacingRound, failure };
}

/** Equal orders have the same key: one whose answer was lost is not placed twice. */
function useIdempotencyKeys() {
  const keys = useRef(new Map<string, string>());
  const last = useRef('');
  return {
    of: (order: object): string => {
      last.current = JSON.stringify(order);
      const key = keys.current.get(last.current) ?? randomKey();
      keys.current.set(last.current, key);
      return key;
    },
    /** The next order that is equal to the last one is another one. */
    forget: () => keys.current.delete(last.current),
  };
}
