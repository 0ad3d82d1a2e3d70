import { useMemo } from 'react';
import type { GuestOrder } from '#domain/orders/orders.ts';
import { useServerNow } from '#web/guest/order/use-server-now.ts';

/** Orders with a higher number come first. */
const urgency: Partial<Record<string, number>> = { done: 3, cancelled: 2, processing: 1, new: 0 };
/** After this a ready drink counts as picked up. */
const currentAfterEndMs = 10 * 60_000;

export interface OrdersTonight {
  /** Current orders (open or just finished) by urgency, then the others. */
  orders: GuestOrder[];
  /** The number of current orders. */
  current: number;
  /** Orders that wait at the bar. */
  ready: GuestOrder[];
  /** Undefined until the server's time is known. */
  now: number | undefined;
}

export function useOrdersTonight(orders: readonly GuestOrder[]): OrdersTonight {
  const now = useServerNow();
  return useMemo(() => {
    const current = orders.filter((order) => isCurrent(order, orders, now)).toSorted(byUrgency);
    const others = orders.filter((order) => !current.includes(order));
    const ready = current.filter(isWaiting);
    return { orders: [...current, ...others], current: current.length, ready, now };
  }, [orders, now]);
}

/** Whether it is ready and not fetched yet. */
export function isWaiting({ status, collectedAt }: GuestOrder): boolean {
  return status === 'done' && collectedAt === null;
}

/** Whether the bar has declined it. The guest's own cancellation does not count. */
export function isDeclined({ status, cancellation }: GuestOrder): boolean {
  return status === 'cancelled' && cancellation?.by !== 'guest';
}

function isCurrent(
  order: GuestOrder,
  orders: readonly GuestOrder[],
  now: number | undefined,
): boolean {
  if (order.status !== 'done' && order.status !== 'cancelled') return true;
  if (!isWaiting(order) && !isDeclined(order)) return false;
  // A guest who has ordered again since has seen the cancellation.
  const isSeen =
    order.status === 'cancelled' &&
    orders.some(({ _creationTime }) => _creationTime > order.changedAt);
  const since = Math.max(order.changedAt, order.calledAt ?? 0);
  return !isSeen && (now === undefined || now - since < currentAfterEndMs);
}

/**
 * Ready, cancelled, being made, waiting. Within a status: called again first, then the older one.
 */
function byUrgency(a: GuestOrder, b: GuestOrder): number {
  return (
    (urgency[b.status] ?? 0) - (urgency[a.status] ?? 0) ||
    (b.calledAt ?? 0) - (a.calledAt ?? 0) ||
    a._creationTime - b._creationTime
  );
}
