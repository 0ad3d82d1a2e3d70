import { useEffect } from 'react';
import type { GuestOrder } from '#domain/orders/orders.ts';
import { groupByRound, isPlaced } from '#web/guest/order/group-orders.ts';
import { useRoundText } from '#web/guest/order/texts.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useRound } from './round.ts';
import { isSendingRound } from './use-send-round.ts';

/** The `Date` header, by which the clocks are compared, has whole seconds. */
const clockErrorMs = 5_000;

interface Guest {
  barId: string;
  guestName: string;
}

/** Empties a round whose answer was lost once its orders show: it is not sent a second time. */
export function useLostRound({ barId, guestName }: Guest, orders: readonly GuestOrder[]): void {
  const text = useRoundText();
  const { sent, arrived } = useRound(barId, guestName);
  useEffect(() => {
    if (!sent || (!sent.isLost && isSendingRound())) return;
    const found = groupByRound(orders).find(
      (group) =>
        (group.orders[0]?._creationTime ?? 0) > sent.at - clockErrorMs &&
        isPlaced(sent.lines, group.orders),
    );
    if (!found) return;
    arrived();
    toasts.success(text.sent(found.orders.length));
  }, [orders, sent, arrived, text]);
}
