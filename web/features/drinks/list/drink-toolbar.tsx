import Plus from 'lucide-react/icons/plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useRef, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { Drink } from '#domain/drinks/drinks.ts';
import { paths } from '#domain/routes.ts';
import { useMenuText } from '#web/features/drinks/menu/texts.ts';
import { square, unsaid } from '#web/features/drinks/menu/tool-words.ts';
import type { Menu } from '#web/features/drinks/menu/use-menu.ts';
import { useDrinksText } from '#web/features/drinks/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SearchBox } from '#web/ui/form/search-box.tsx';
import { useSearchKey } from '#web/ui/form/use-search-key.ts';
import { useIsStuck } from '#web/ui/scroll/use-is-stuck.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { DrinkFilters } from './drink-filters.tsx';
import { type DrinkFilter, everyDrink } from './filter-drinks.ts';
import { KindFilter } from './kind-filter.tsx';

interface DrinkToolbarProps {
  bar: OwnBar;
  drinks: readonly Drink[];
  menu: Menu;
  filter: DrinkFilter;
  onChange: (change: Partial<DrinkFilter>) => void;
  settings: ReactNode;
}

/** A sticky row above the drinks: search, filters, menu settings, a new drink. */
export function DrinkToolbar(props: DrinkToolbarProps) {
  const { bar, drinks, menu, filter, onChange, settings } = props;
  const text = useMenuText();
  const { newDrink } = useDrinksText();
  const shared = useText();
  const isWide = useMediaQuery('(width >= 1200px)');
  const [isOpen, setOpen] = useState(false);
  const search = useRef<HTMLElement>(null);
  useSearchKey(search);
  const top = useRef<HTMLDivElement>(null);
  const isStuck = useIsStuck(top);
  const inPanel = [filter.state !== everyDrink.state, filter.strength !== everyDrink.strength];
  const active = [...inPanel, !isWide && filter.kind !== everyDrink.kind].filter(Boolean).length;
  const name = active ? `${text.filters} (${active})` : text.filters;
  return (
    <>
      <div ref={top} className="-mb-3" />
      <div
        className={`-mx-(--gutter) sticky top-[53px] z-[6] grid gap-2 border-b px-(--gutter) py-2 lg:top-0 ${isStuck ? 'border-line bg-bg' : 'border-transparent'}`}
      >
        <div className="flex items-center gap-2 sm:gap-3">
          <search ref={search} className="flex min-w-0 flex-1">
            <SearchBox
              label={text.search}
              clearLabel={shared.menu.clearSearch}
              value={filter.term}
              onChange={(term) => onChange({ term })}
            />
          </search>
          {isWide && <KindFilter drinks={drinks} filter={filter} onChange={onChange} />}
          <Button
            look="secondary"
            title={name}
            aria-expanded={isOpen}
            aria-controls="drink-filters"
            className={`min-h-12! flex-none ${square} ${active ? 'border-brass! text-brass!' : ''}`}
            onClick={() => setOpen(!isOpen)}
          >
            <SlidersHorizontal aria-hidden size={18} />
            <span className={unsaid}>{name}</span>
          </Button>
          {settings}
          <ButtonLink
            href={paths.barDrink(bar._id, 'new')}
            look="secondary"
            title={newDrink}
            className={`min-h-12! flex-none ${square}`}
          >
            <Plus aria-hidden size={18} />
            <span className={unsaid}>{newDrink}</span>
          </ButtonLink>
        </div>
        <div
          id="drink-filters"
          hidden={!isOpen}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border border-line bg-surface p-3 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-2"
        >
          {!isWide && (
            <div className="max-sm:col-span-2">
              <KindFilter drinks={drinks} filter={filter} onChange={onChange} />
            </div>
          )}
          <DrinkFilters drinks={drinks} menu={menu} filter={filter} onChange={onChange} />
        </div>
      </div>
    </>
  );
}
