import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { cardsInSight } from './use-pages.ts';

/** Cards that one idle moment adds. */
const step = 6;
/** For browsers that are never idle. */
const idleTimeoutMs = 200;

/**
 * How many cards of a list to render: at first those in sight, then the others while the browser is
 * idle. New cards of a complete list show at once.
 */
export function useGrowingList(list: RefObject<HTMLElement | null>, total: number): number {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setCount(cardsInSight(list.current));
  }, [list]);
  useEffect(() => {
    if (count === 0 || count === Number.POSITIVE_INFINITY) return;
    const grow = () =>
      startTransition(() => setCount(count < total ? count + step : Number.POSITIVE_INFINITY));
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(grow);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(grow, { timeout: idleTimeoutMs });
    return () => cancelIdleCallback(request);
  }, [count, total]);
  return count;
}
