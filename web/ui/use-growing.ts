import { useEffect, useRef, useState } from 'react';

/**
 * How many of a long list to draw: `step` at first, and `step` more each time the reader comes near
 * its end, where `end` has to stand.
 */
export function useGrowing(total: number, step: number) {
  const [wanted, setWanted] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const isWhole = wanted >= total;
  useEffect(() => {
    const target = end.current;
    if (!target || isWhole) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setWanted(wanted + step);
      },
      { rootMargin: '600px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isWhole, wanted, step]);
  return { count: Math.min(wanted, total), end };
}
