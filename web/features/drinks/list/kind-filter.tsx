import type { Drink } from '#domain/drinks/drinks.ts';
import { useMenuText } from '#web/features/drinks/menu/texts.ts';
import { useDrinksText } from '#web/features/drinks/texts.ts';
import type { DrinkFilter } from './filter-drinks.ts';
import { isOfKind, kinds } from './sort-drinks.ts';

interface KindFilterProps {
  drinks: readonly Drink[];
  filter: DrinkFilter;
  onChange: (change: Partial<DrinkFilter>) => void;
}

/** The kinds of drinks with their counts, side by side in one frame. */
export function KindFilter({ drinks, filter, onChange }: KindFilterProps) {
  const { house } = useMenuText();
  const { filter: label, filters } = useDrinksText();
  const kindText = { ...filters, house };
  return (
    <fieldset
      aria-label={label}
      className="flex flex-none rounded-[16px] border border-line-strong bg-surface p-0.5"
    >
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === filter.kind}
          className="min-h-[44px] flex-1 whitespace-nowrap rounded-[14px] px-2.5 font-semibold text-ink-2 text-sm hover:text-ink aria-pressed:bg-ink aria-pressed:text-bg"
          onClick={() => onChange({ kind })}
        >
          {kindText[kind](drinks.filter((drink) => isOfKind(drink, kind)).length)}
        </button>
      ))}
    </fieldset>
  );
}
