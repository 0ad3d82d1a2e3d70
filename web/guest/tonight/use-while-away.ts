import { useEffect, useRef, useState } from 'react';
import type { GuestOrder } from '#domain/orders/orders.ts';
import { readStorage, writeStorage } from '#web/ui/local-storage.ts';

/** A page that was hidden for longer has slept. */
const awayAfterMs = 60_000;
/** After a phone wakes up, the connection takes a while to deliver news. */
const wakingMs = 8_000;

/** Statuses by order, as the guest last saw them. */
type Seen = Record<string, string>;

const stateOf = ({ status, calledAt }: GuestOrder) => `${status} ${calledAt ?? ''}`;

const seenNow = (orders: readonly GuestOrder[]): Seen =>
  Object.fromEntries(orders.map((order) => [order._id, stateOf(order)]));

/** Stored for one bar only, where the guest is. */
const key = 'seenOrders';

function readSeen(barId: string): Seen | undefined {
  try {
    const stored = JSON.parse(readStorage(key) ?? '') as { barId: string; seen: Seen };
    return stored.barId === barId ? stored.seen : undefined;
  } catch {
    return undefined;
  }
}

/** Orders that have changed since the guest last looked, except by the guest. */
function changedSince(seen: Seen, orders: readonly GuestOrder[]): string[] {
  return orders
    .filter((order) => {
      const before = seen[order._id];
      const isOwn = order.cancellation?.by === 'guest' || order.collectedAt !== null;
      return before !== undefined && before !== stateOf(order) && !isOwn;
    })
    .map(({ _id }) => _id);
}

/** Orders that changed while the phone slept or the page was closed, until that is dismissed. */
export function useWhileAway(barId: string, orders: readonly GuestOrder[]) {
  const [changed, setChanged] = useState<readonly string[]>([]);
  /** The statuses when the page was hidden. */
  const before = useRef<Seen>(undefined);
  const wakingUntil = useRef(0);
  const latest = useRef(orders);
  latest.current = orders;

  useEffect(() => {
    // The page has just opened, so the stored statuses are from before.
    setChanged(changedSince(readSeen(barId) ?? {}, latest.current));
    let hiddenAt: number | undefined;
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') {
        hiddenAt = Date.now();
        before.current = seenNow(latest.current);
        return;
      }
      const isAway = hiddenAt !== undefined && Date.now() - hiddenAt > awayAfterMs;
      hiddenAt = undefined;
      if (!isAway) return;
      wakingUntil.current = performance.now() + wakingMs;
      setChanged(changedSince(before.current ?? {}, latest.current));
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [barId]);

  useEffect(() => {
    if (before.current && performance.now() < wakingUntil.current) {
      setChanged(changedSince(before.current, orders));
    }
    if (document.visibilityState === 'visible')
      writeStorage(key, JSON.stringify({ barId, seen: seenNow(orders) }));
  }, [barId, orders]);

  return {
    news: orders.filter(({ _id }) => changed.includes(_id)),
    dismiss: () => {
      before.current = undefined;
      setChanged([]);
    },
  };
}
