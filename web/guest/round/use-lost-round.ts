import { useEffect } from 'react';
import type { GuestOrder } from '#domain/orders/orders.ts';
import { groupByRound, isPlaced } from '#web/guest/order/group-orders.ts';
import { useRoundText } from '#web/guest/order/texts.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useRound } from './round.ts';
import { isSendingRound } from './use-send-round.ts';

/** The `Date` header, which is used to compare the clocks, has whole seconds. */
const clockErrorMs = 5_000;

interface Guest {
  barId: string;
  guestName: string;
}

/** Clears a round without a response once its orders appear, so that it is not sent twice. */
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
