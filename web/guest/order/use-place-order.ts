import { type RefObject, useEffect, useRef, useState } from 'react';
import type { GuestBar } from '#domain/bars/bars.ts';
import type { Drink } from '#domain/drinks/drinks.ts';
import { tableAt } from '#web/guest/arrival/table.ts';
import { useDrinkText } from '#web/guest/drink/texts.ts';
import { withOrder } from '#web/guest/left-out/left-out.ts';
import { isRefused } from './order-error-text.ts';
import {
  errorOf,
  forgetOrder,
  keepOrder,
  type NewOrder,
  sendOrder,
  type UnsentOrder,
  useUnsentOrders,
  withdrawOrder,
} from './outbox.ts';
import { useRoundText } from './texts.ts';
import { useOutbox } from './use-outbox.ts';
import { useTakeBack } from './use-take-back.ts';
import type { WishForm } from './use-wish-form.ts';

interface Ordering {
  bar: GuestBar;
  drink: Drink;
  guestName: string;
  wish: WishForm;
}

/** Places a drink at once. Several of it are a round. */
export function usePlaceOrder(
  { bar, drink, guestName, wish }: Ordering,
  isOpen: RefObject<boolean>,
  onPlaced: () => void,
) {
  const text = useDrinkText();
  const round = useRoundText();
  const barId = bar._id;
  useOutbox(barId);
  const unsent = useUnsentOrders(barId).filter((order) => isFor(order, drink._id));
  const { announce } = useTakeBack(barId);
  const [isPlacing, setPlacing] = useState(false);
  // Two taps within one frame are still one order.
  const isSending = useRef(false);
  const [refusal, setRefusal] = useState<unknown>();
  /** The order of this form that is waiting. */
  const [own, setOwn] = useState<UnsentOrder>();
  const waiting = unsent.find(
    ({ state, key }) => (state === 'waiting' || state === 'failed') && (!own || key === own.key),
  );

  const order = (): NewOrder => {
    const { quantity, ...asked } = wish.line;
    const input = { barId, guestName, table: tableAt(barId), ...withOrder() };
    return quantity === 1
      ? {
          name: 'orders.createOrder',
          input: { ...input, drinkId: drink._id, ...asked },
          title: drink.name,
        }
      : {
          name: 'orders.createRound',
          input: { ...input, lines: [{ drinkId: drink._id, quantity, ...asked }] },
          title: `${quantity} × ${drink.name}`,
        };
  };

  const refused = own && unsent.find(({ key, state }) => key === own.key && state === 'refused');
  useEffect(() => {
    if (!refused) return;
    setRefusal(errorOf(refused));
    setOwn(undefined);
    forgetOrder(refused.key);
  }, [refused]);

  const settled = useRef(() => {});
  settled.current = () => {
    wish.forget();
    onPlaced();
  };
  // Sent by the outbox or by another tab.
  const ownKey = own?.key;
  const isGone = ownKey !== undefined && !unsent.some(({ key }) => key === ownKey) && !isPlacing;
  useEffect(() => {
    if (isGone) settled.current();
  }, [isGone]);

  const place = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setPlacing(true);
    const kept = keepOrder(order());
    // A changed order is a new one that replaces the first.
    if (waiting && own && waiting.key !== kept.key) withdrawOrder(waiting.key, barId);
    try {
      const orderIds = await sendOrder(kept);
      setRefusal(undefined);
      setOwn(undefined);
      wish.forget();
      if (orderIds.length > 0) {
        announce(orderIds.length > 1 ? round.sent(orderIds.length) : text.placed, orderIds);
      }
      onPlaced();
    } catch (error) {
      // If the form is gone, a card shows the result.
      if (isRefused(error)) {
        if (isOpen.current) forgetOrder(kept.key);
        setOwn(undefined);
        setRefusal(error);
      } else {
        setRefusal(undefined);
        setOwn(kept);
      }
    } finally {
      isSending.current = false;
      setPlacing(false);
    }
  };
  const stop = () => {
    setOwn(undefined);
    if (waiting) withdrawOrder(waiting.key, barId);
  };
  const failure = waiting ? errorOf(waiting) : refusal;
  return { place, isPlacing, failure, waiting, stop };
}

function isFor({ name, input }: UnsentOrder, drinkId: string): boolean {
  return name === 'orders.createOrder'
    ? input.drinkId === drinkId
    : input.lines.length === 1 && input.lines[0]?.drinkId === drinkId;
}
