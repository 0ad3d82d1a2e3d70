import type { ReactNode } from 'react';
import { DrinkCard } from '#web/guest/drink/drink-card.tsx';
import { useText } from '#web/i18n/language.ts';
import type { ResultOf } from '#web/rpc/api.ts';

interface HighlightsProps extends ResultOf<'menu.getHighlights'> {
  /** Number of pictures in the first viewport. */
  eagerPictures: number;
}

/** The top of the menu: the owner's specials, then the most ordered drinks. */
export function Highlights({ featured, popular, eagerPictures }: HighlightsProps) {
  const text = useText();
  return (
    <>
      {featured.length > 0 && (
        <Section title={text.menu.specials}>
          <div className="grid gap-3 md:grid-cols-2">
            {featured.map((drink, number) => (
              <DrinkCard
                key={drink._id}
                drink={drink}
                // If the number is odd, the first card is as wide as two.
                size={number === 0 && featured.length % 2 ? 'wide' : 'large'}
                eager={number < eagerPictures}
              />
            ))}
          </div>
        </Section>
      )}
      {popular.length > 0 && (
        <Section title={text.menu.popular}>
          <div className="scrollbar-none -mx-4 -my-1 grid snap-x scroll-px-4 auto-cols-[min(44%,11rem)] grid-flow-col grid-cols-none gap-3 overflow-x-auto px-4 py-1 md:grid-flow-row md:grid-cols-3 lg:grid-cols-6">
            {popular.map((drink, number) => (
              <div key={drink._id} className="grid snap-start">
                <DrinkCard drink={drink} eager={featured.length + number < eagerPictures} />
              </div>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-2.5 pb-2">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
