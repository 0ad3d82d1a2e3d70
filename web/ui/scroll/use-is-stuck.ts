import { type RefObject, useEffect, useState } from 'react';
import { useMediaQuery } from '#web/ui/use-media-query.ts';

/** Whether a sticky element after this one is stuck, because this one is out of view. */
export function useIsStuck(before: RefObject<Element | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  const isSmall = useMediaQuery('(width < 1024px)');
  useEffect(() => {
    if (!before.current) return;
    // Below the header of a small screen.
    const observer = new IntersectionObserver(
      (entries) => setStuck(entries.at(-1)?.isIntersecting === false),
      { rootMargin: isSmall ? '-54px 0px 0px' : '0px' },
    );
    observer.observe(before.current);
    return () => observer.disconnect();
  }, [before, isSmall]);
  return isStuck;
}
