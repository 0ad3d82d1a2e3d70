import type { CSSProperties } from 'react';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import type { ToMake } from './board.ts';
import { useOrdersText } from './texts.ts';
import styles from './to-make-strip.module.css';

/** The drinks to make at a glance, and how many of each. */
export function ToMakeStrip({ drinks }: { drinks: readonly ToMake[] }) {
  const text = useOrdersText();
  return (
    <section className={styles.strip} aria-label={text.toMake}>
      <span aria-hidden className={styles.label}>
        {text.toMake}
      </span>
      <ul>
        {drinks.map(({ drink, count }) => (
          <li key={drink.imageUrl} style={{ '--hue': drink.hue } as CSSProperties}>
            <DrinkPicture src={drink.imageUrl} className="h-9 w-auto" />
            <b>{text.times(count)}</b>
            {drink.name}
          </li>
        ))}
      </ul>
    </section>
  );
}
