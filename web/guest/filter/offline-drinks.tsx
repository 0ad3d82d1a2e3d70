import type { LeftOut } from '#domain/menu/without.ts';
import { DrinkCard } from '#web/guest/drink/drink-card.tsx';
import { useText } from '#web/i18n/language.ts';
import { filterSeen, type SeenFilter } from './filter-seen.ts';
import { useFilterText } from './texts.ts';

const eagerPictures = 4;

interface OfflineDrinksProps {
  barId: string;
  filter: SeenFilter;
  leftOut: readonly LeftOut[];
}

/** Filters the loaded drinks while there is no connection. */
export function OfflineDrinks({ barId, filter, leftOut }: OfflineDrinksProps) {
  const { menu } = useText();
  const text = useFilterText();
  const drinks = filterSeen(barId, filter, leftOut);
  return (
    <>
      <p role="status" className="col-span-full text-balance text-muted text-sm">
        {text.offline}
      </p>
      {drinks.length === 0 && (
        <p className="col-span-full py-8 text-center text-ink-2 text-lg">{menu.noDrinks}</p>
      )}
      {drinks.map((drink, number) => (
        <DrinkCard key={drink._id} drink={drink} eager={number < eagerPictures} />
      ))}
    </>
  );
}
