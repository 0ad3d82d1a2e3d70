import { useEffect, useRef, useState } from 'react';
import { whenNear } from './when-near.ts';

/**
 * The number of items of a long list to render: `step` at first, and `step` more each time the
 * reader comes near the element `end`, which belongs after the list.
 */
export function useInfiniteScroll(total: number, step: number) {
  const [count, setCount] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const isComplete = count >= total;
  useEffect(() => {
    const target = end.current;
    if (!target || isComplete) return;
    return whenNear(target, '600px', () => setCount(count + step));
  }, [isComplete, count, step]);
  /** Starts with the first items again, for example after sorting. */
  const restart = () => setCount(step);
  return { count: Math.min(count, total), end, restart };
}
