import { useEffect, useState } from 'react';
import type { GuestOrder } from '#domain/orders.ts';
import { serverNow, syncServerTime } from '#web/rpc/server-time.ts';

/** What is told first. */
const urgency = { done: 3, cancelled: 2, processing: 1, new: 0 };
/** A drink that was ready so long ago has been picked up. */
const shownWhenOverMs = 10 * 60_000;

export interface OrdersTonight {
  /** Those that the guest waits for or has just got, the most urgent first; then the others. */
  orders: GuestOrder[];
  /** How many of them come first. */
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
  // Who has ordered again since knows that the bar cancelled an order.
  const isKnown =
    order.status === 'cancelled' &&
    orders.some(({ _creationTime }) => _creationTime > order.changedAt);
  return !isKnown && now - order.changedAt < shownWhenOverMs;
}

/** Ready before cancelled before being made before waiting; of equals the older one. */
function byUrgency(a: GuestOrder, b: GuestOrder): number {
  return urgency[b.status] - urgency[a.status] || a._creationTime - b._creationTime;
}

/** By the server's clock: where a phone's is ahead, what is ready would be long gone. */
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
