import { useEffect, useRef, useState } from 'react';
import type { RoundLine } from '#domain/orders.ts';
import { randomKey } from '#web/identity/keys.ts';
import { mutate } from '#web/rpc/call.ts';
import { toasts } from '#web/ui/toasts.tsx';
import { useDrinkText } from './drink-texts.ts';
import { isRefused, useOrderErrorText } from './order-error-text.ts';
import { useRoundText } from './round-texts.ts';
import { tableAt } from './table.ts';
import { useTakeBack } from './use-take-back.ts';

/** How long the button rests after an order: a second tap is no second order. */
const restMs = 5_000;

/** After this an equal order is one more, whatever became of the first. */
const keptMs = 60_000;

/** Keys of orders that were not answered, by content: a lost answer is no second order. */
const unanswered = new Map<string, { key: string; at: number }>();

function keyOf(content: string): string {
  const known = unanswered.get(content);
  if (known && performance.now() - known.at < keptMs) return known.key;
  const key = randomKey();
  unanswered.set(content, { key, at: performance.now() });
  return key;
}

interface Guest {
  barId: string;
  guestName: string;
}

/** Orders drinks with one tap, and offers to undo that. */
export function useOrderAgain({ barId, guestName }: Guest, lines: readonly RoundLine[]) {
  const text = useDrinkText();
  const round = useRoundText();
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

  const send = async (idempotencyKey: string) => {
    const [first] = lines;
    const order = { barId, guestName, table: tableAt(barId) };
    if (first && lines.length === 1 && first.quantity === 1) {
      const { quantity: _, ...asked } = first;
      return [await mutate('orders.createOrder', { ...order, ...asked }, idempotencyKey)];
    }
    const answer = await mutate(
      'orders.createRound',
      { ...order, lines: [...lines] },
      idempotencyKey,
    );
    return answer.orderIds;
  };

  const orderAgain = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('sending');
    const content = JSON.stringify([barId, guestName, tableAt(barId), lines]);
    try {
      const orderIds = await send(keyOf(content));
      unanswered.delete(content);
      setState('ordered');
      announce(orderIds.length > 1 ? round.sent(orderIds.length) : text.placed, orderIds);
    } catch (error) {
      if (isRefused(error)) unanswered.delete(content);
      isBusy.current = false;
      setState('idle');
      toasts.error(errorText(error));
    }
  };
  return { orderAgain: () => void orderAgain(), state };
}
