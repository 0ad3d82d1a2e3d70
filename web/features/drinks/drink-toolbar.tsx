import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import type { Drink } from '#domain/drinks.ts';
import { paths } from '#domain/routes.ts';
import { useText } from '#web/i18n/language.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { useIsStuck } from '#web/ui/use-is-stuck.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { useSearchKey } from '#web/ui/use-search-key.ts';
import type { DrinkFilter } from './filter-drinks.ts';
import { useMenuText } from './menu-texts.ts';
import { isOfKind, kinds } from './sort-drinks.ts';
import { useDrinksText } from './texts.ts';

interface DrinkToolbarProps {
  bar: OwnBar;
  drinks: readonly Drink[];
  filter: DrinkFilter;
  onChange: (change: Partial<DrinkFilter>) => void;
}

/** The search, which stays in sight, the kinds of drinks, and the way to a new one. */
export function DrinkToolbar({ bar, drinks, filter, onChange }: DrinkToolbarProps) {
  const text = useMenuText();
  const { newDrink, filter: label, filters } = useDrinksText();
  const { menu } = useText();
  const isWide = useMediaQuery('(width >= 1200px)');
  const search = useRef<HTMLElement>(null);
  useSearchKey(search);
  const top = useRef<HTMLDivElement>(null);
  const isStuck = useIsStuck(top);
  const kindText = { ...filters, house: text.house };
  const chips = (
    <fieldset
      aria-label={label}
      className={
        isWide
          ? 'flex flex-none gap-2'
          : '-mx-(--gutter) -my-1 scrollbar-none flex min-w-0 gap-2 overflow-x-auto px-(--gutter) py-1'
      }
    >
      {kinds.map((kind) => (
        <Chip key={kind} pressed={kind === filter.kind} onClick={() => onChange({ kind })}>
          {kindText[kind](drinks.filter((drink) => isOfKind(drink, kind)).length)}
        </Chip>
      ))}
    </fieldset>
  );
  return (
    <>
      <div ref={top} className="-mb-3" />
      <div
        className={`-mx-(--gutter) sticky top-[53px] z-[6] flex items-center gap-3 px-(--gutter) py-2 lg:top-0 ${isStuck ? 'border-line border-b bg-bg' : 'border-transparent border-b'}`}
      >
        <search ref={search} className="flex min-w-0 flex-1">
          <SearchBox
            label={text.search}
            clearLabel={menu.clearSearch}
            value={filter.term}
            onChange={(term) => onChange({ term })}
          />
        </search>
        {isWide && chips}
        <ButtonLink
          href={paths.barDrink(bar._id, 'new')}
          look="secondary"
          title={newDrink}
          className="min-h-12! flex-none max-sm:w-12 max-sm:px-0"
        >
          <Plus aria-hidden size={18} />
          <span className="max-sm:sr-only">{newDrink}</span>
        </ButtonLink>
      </div>
      {!isWide && chips}
    </>
  );
}
