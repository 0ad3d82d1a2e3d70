import { useEffect, useRef, useState } from 'react';
import type { RoundLine } from '#domain/orders.ts';
import { toasts } from '#web/ui/toasts.tsx';
import { useDrinkText } from './drink-texts.ts';
import { withOrder } from './left-out.ts';
import { isRefused, useOrderErrorText } from './order-error-text.ts';
import { forgetOrder, keepOrder, type NewOrder, sendOrder } from './outbox.ts';
import { useRoundText } from './round-texts.ts';
import { tableAt } from './table.ts';
import { useUnsentText } from './unsent-texts.ts';
import { useTakeBack } from './use-take-back.ts';

/** How long the button rests after an order: a second tap is no second order. */
const restMs = 5_000;

interface Guest {
  barId: string;
  guestName: string;
}

/** Orders drinks with one tap, and offers to undo that. */
export function useOrderAgain(
  { barId, guestName }: Guest,
  lines: readonly RoundLine[],
  /** What it is called where it waits. */
  title: string,
) {
  const text = useDrinkText();
  const round = useRoundText();
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
