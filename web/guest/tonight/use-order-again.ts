import { useEffect, useRef, useState } from 'react';
import { conflictsOf } from '#domain/menu/without.ts';
import type { RoundLine } from '#domain/orders/orders.ts';
import { unitPreference } from '#web/components/unit-preference.ts';
import { tableAt } from '#web/guest/arrival/table.ts';
import { useDrinkText } from '#web/guest/drink/texts.ts';
import { leftOut, withOrder } from '#web/guest/left-out/left-out.ts';
import { isRefused, useOrderErrorText } from '#web/guest/order/order-error-text.ts';
import { forgetOrder, keepOrder, type NewOrder, sendOrder } from '#web/guest/order/outbox.ts';
import { useRoundText } from '#web/guest/order/texts.ts';
import { useUnsentText } from '#web/guest/order/unsent-texts.ts';
import { useTakeBack } from '#web/guest/order/use-take-back.ts';
import { askOnce } from '#web/rpc/ask-once.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useOrderText } from './texts.ts';

/** The button is disabled this long after an order, so that a double tap orders once. */
const restMs = 5_000;

interface Guest {
  barId: string;
  guestName: string;
}

/** Whether one of the drinks contains what the guest leaves out now. Its sheet warns about that. */
async function hasLeftOut(barId: string, lines: readonly RoundLine[]): Promise<boolean> {
  const without = leftOut();
  if (without.length === 0) return false;
  const drinkIds = [...new Set(lines.map(({ drinkId }) => drinkId))];
  const drinks = await Promise.all(
    drinkIds.map((drinkId) =>
      askOnce('drinks.getDrinkForBar', {
        barId,
        drinkId,
        unitPreference: unitPreference.get(),
      }).catch(() => null),
    ),
  );
  return drinks.some((drink) => drink && conflictsOf(drink, without).length > 0);
}

/** Orders drinks with one tap, and offers to undo that. */
export function useOrderAgain(
  { barId, guestName }: Guest,
  lines: readonly RoundLine[],
  /** The title of the order while it waits. */
  title: string,
) {
  const text = useDrinkText();
  const round = useRoundText();
  const orders = useOrderText();
  const unsent = useUnsentText();
  const errorText = useOrderErrorText();
  const { announce } = useTakeBack(barId);
  const [state, setState] = useState<'idle' | 'sending' | 'ordered'>('idle');
  const isBusy = useRef(false);
  useEffect(() => {
    if (state !== 'ordered') return;
    const timer = setTimeout(() => {
      isBusy.current = false;
      setState('idle');
    }, restMs);
    return () => clearTimeout(timer);
  }, [state]);

  const order = (): NewOrder => {
    const [first] = lines;
    const input = { barId, guestName, table: tableAt(barId), ...withOrder() };
    if (first && lines.length === 1 && first.quantity === 1) {
      const { quantity: _, ...asked } = first;
      return { name: 'orders.createOrder', input: { ...input, ...asked }, title };
    }
    return { name: 'orders.createRound', input: { ...input, lines: [...lines] }, title };
  };

  const orderAgain = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('sending');
    if (await hasLeftOut(barId, lines)) {
      isBusy.current = false;
      setState('idle');
      toasts.error(orders.leftOutNow);
      return;
    }
    const kept = keepOrder(order());
    try {
      const orderIds = await sendOrder(kept);
      setState('ordered');
      announce(orderIds.length > 1 ? round.sent(orderIds.length) : text.placed, orderIds);
    } catch (error) {
      if (isRefused(error)) forgetOrder(kept.key);
      isBusy.current = false;
      setState('idle');
      toasts.error(
        [text.failed(errorText(error)), ...(isRefused(error) ? [] : [unsent.safe])].join(' '),
      );
    }
  };
  return { orderAgain: () => void orderAgain(), state };
}
