import { useEffect, useState } from 'react';

/**
 * An index that cycles through `count` items. It stays at 0 for users who prefer reduced motion.
 */
export function useRotation(count: number, stepMs: number): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), stepMs);
    return () => clearInterval(timer);
  }, [count, stepMs]);
  return index;
}
