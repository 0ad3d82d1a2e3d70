import type { CSSProperties } from 'react';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import type { ToMake } from './board.ts';
import { useOrdersText } from './texts.ts';

/** What is to make at a glance, before anyone looks at the cards. */
export function ToMakeStrip({ drinks }: { drinks: readonly ToMake[] }) {
  const text = useOrdersText();
  return (
    <section className="to-make" aria-label={text.toMake}>
      <span className="label">{text.toMake}</span>
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
