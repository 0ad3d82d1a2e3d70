import { useEffect, useRef, useState } from 'react';
import type { Drink } from '#domain/drinks/drinks.ts';

/** How much of the large name is seen before the small one takes its place. */
const leastSeen = 0.85;
/** How far below its top, within the padding, the foot of the glass ends. In pixels. */
const belowGlass = 48;

/** The name of a drink, small at the top of its sheet while the poster's own is scrolled away. */
export function DrinkTitle({ drink }: { drink: Drink }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const title = ref.current;
    const large = title?.parentElement?.querySelector('h2');
    if (!title || !large) return;
    // 'auto' while the stylesheet has not come.
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
