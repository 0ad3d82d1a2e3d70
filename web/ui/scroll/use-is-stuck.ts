import { type RefObject, useEffect, useState } from 'react';
import { useMediaQuery } from '#web/ui/use-media-query.ts';

/** Whether what is sticky after an element has left its place, because the element is out of sight. */
export function useIsStuck(before: RefObject<Element | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  const isSmall = useMediaQuery('(width < 1024px)');
  useEffect(() => {
    if (!before.current) return;
    // Below the line at the top of a small screen.
    const observer = new IntersectionObserver(
      (entries) => setStuck(entries.at(-1)?.isIntersecting === false),
      { rootMargin: isSmall ? '-54px 0px 0px' : '0px' },
    );
    observer.observe(before.current);
    return () => observer.disconnect();
  }, [before, isSmall]);
  return isStuck;
}
