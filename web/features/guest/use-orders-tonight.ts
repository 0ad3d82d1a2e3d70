import { useEffect, useState } from 'react';
import type { GuestOrder } from '#domain/orders.ts';
import { serverNow, syncServerTime } from '#web/rpc/server-time.ts';

/** Orders with a higher number come first. */
const urgency = { done: 3, cancelled: 2, processing: 1, new: 0 };
/** After this a ready drink counts as picked up. */
const currentAfterEndMs = 10 * 60_000;

export interface OrdersTonight {
  /** Current ones (open or just finished), the most urgent first; then the others. */
  orders: GuestOrder[];
  /** How many are current. */
  current: number;
  now: number;
}

export function useOrdersTonight(orders: readonly GuestOrder[]): OrdersTonight {
  const now = useNow();
  const current = orders.filter((order) => isCurrent(order, orders, now)).toSorted(byUrgency);
  const others = orders.filter((order) => !current.includes(order));
  return { orders: [...current, ...others], current: current.length, now };
}

function isCurrent(order: GuestOrder, orders: readonly GuestOrder[], now: number): boolean {
  if (order.status === 'new' || order.status === 'processing') return true;
  // A guest who has ordered again since has seen the cancellation.
  const isSeen =
    order.status === 'cancelled' &&
    orders.some(({ _creationTime }) => _creationTime > order.changedAt);
  return !isSeen && now - order.changedAt < currentAfterEndMs;
}

/** Ready, cancelled, being made, waiting; then the older one first. */
function byUrgency(a: GuestOrder, b: GuestOrder): number {
  return urgency[b.status] - urgency[a.status] || a._creationTime - b._creationTime;
}

/** The server's time, since a phone's clock may be wrong. */
function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const tick = () => setNow(serverNow());
    void syncServerTime().then(tick);
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
