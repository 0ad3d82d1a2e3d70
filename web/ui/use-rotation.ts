import { useEffect, useState } from 'react';

/** Counts up to `count` and starts again, a step each time; stands still for those who ask for it. */
export function useRotation(count: number, stepMs: number): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), stepMs);
    return () => clearInterval(timer);
  }, [count, stepMs]);
  return at;
}
