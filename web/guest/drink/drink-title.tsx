import { useEffect, useRef, useState } from 'react';
import type { Drink } from '#domain/drinks/drinks.ts';

/** The visible part of the large name below which the small one replaces it. */
const leastSeen = 0.85;
/** Distance in pixels from the top of the poster to the foot of the glass, within the padding. */
const belowGlass = 48;

/** The name of a drink, small at the top of its sheet while the large name is scrolled away. */
export function DrinkTitle({ drink }: { drink: Drink }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const title = ref.current;
    const large = title?.parentElement?.querySelector('h2');
    if (!title || !large) return;
    // 'auto' before the stylesheet has loaded.
    const top = Number.parseFloat(getComputedStyle(title).top) || 0;
    const observer = new IntersectionObserver(
      (entries) => setShown((entries.at(-1)?.intersectionRatio ?? 1) < leastSeen),
      {
        root: title.parentElement,
        rootMargin: `-${top + belowGlass}px 0px 0px`,
        threshold: leastSeen,
      },
    );
    observer.observe(large);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} aria-hidden data-shown={isShown || undefined} className="drink-title">
      <p lang={drink.writtenIn ?? undefined}>{drink.name}</p>
    </div>
  );
}
