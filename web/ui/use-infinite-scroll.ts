import { useEffect, useRef, useState } from 'react';
import { whenNear } from './when-near.ts';

/**
 * How many of a long list to draw: `step` at first, and `step` more each time the reader comes near
 * its end, where `end` has to stand.
 */
export function useInfiniteScroll(total: number, step: number) {
  const [wanted, setWanted] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const isWhole = wanted >= total;
  useEffect(() => {
    const target = end.current;
    if (!target || isWhole) return;
    return whenNear(target, '600px', () => setWanted(wanted + step));
  }, [isWhole, wanted, step]);
  return { count: Math.min(wanted, total), end };
}
