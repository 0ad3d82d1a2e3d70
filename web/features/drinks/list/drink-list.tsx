import { useDeferredValue, useMemo, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { Drink } from '#domain/drinks/drinks.ts';
import { useMenuText } from '#web/features/drinks/menu/texts.ts';
import type { Menu } from '#web/features/drinks/menu/use-menu.ts';
import { useDrinksText } from '#web/features/drinks/texts.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { DrinkCards } from './drink-cards.tsx';
import type { ListProps } from './drink-row.tsx';
import { DrinkTable } from './drink-table.tsx';
import { type DrinkFilter, everyDrink, filterDrinks } from './filter-drinks.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useSelectedDrinks } from './use-selected-drinks.ts';

interface DrinkListProps extends Pick<ListProps, 'onView' | 'onAsk'> {
  bar: OwnBar;
  drinks: readonly Drink[];
  menu: Menu;
  filter: DrinkFilter;
  onFilter: (change: Partial<DrinkFilter>) => void;
}

/** The matching drinks as a table or as cards. */
export function DrinkList(props: DrinkListProps) {
  const { bar, drinks, menu, filter, onFilter, onView, onAsk } = props;
  const text = useMenuText();
  const { availableDrinks, noneMatches } = useDrinksText();
  const isWide = useMediaQuery('(width >= 1200px)');
  const [isSelecting, setSelecting] = useState(false);
  const { selected, toggle, add, clear } = useSelectedDrinks(drinks);
  const isSearching = filter.term.trim() !== '';
  const { data: searchWords } = useQuery(
    'menu.getSearchWords',
    isSearching ? { barId: bar._id } : undefined,
  );
  const { entries, mode } = menu;
  const deferred = useDeferredValue(filter);
  const shown = useMemo(() => {
    const words = new Map(searchWords?.map(({ drinkId, words }) => [drinkId, words]));
    return filterDrinks(drinks, deferred, { entries, mode, words });
  }, [drinks, deferred, entries, mode, searchWords]);

  const missing = shown.filter(({ _id }) => !selected.has(_id));
  const isFiltered = shown.length < drinks.length || isSearching;
  const endSelecting = () => {
    clear();
    setSelecting(false);
  };
  const list = { drinks: shown, menu, selected, onSelect: toggle, onView, onAsk };
  const found = text.found(shown.length, drinks.length);
  const tools = (
    <>
      {isWide && (
        <h2 className="whitespace-nowrap pr-2 pl-3 text-base text-ink max-[1399px]:sr-only">
          {availableDrinks}
        </h2>
      )}
      <span aria-hidden className="whitespace-nowrap font-normal text-muted text-sm">
        {found}
      </span>
      {isFiltered && (
        <Button look="quiet" className="text-sm" onClick={() => onFilter(everyDrink)}>
          {text.reset}
        </Button>
      )}
      {(isWide || isSelecting) && selected.size === 0 && shown.length > 0 && (
        <Button look="quiet" className="text-sm" onClick={() => add(shown.map(({ _id }) => _id))}>
          {text.selectAll(shown.length)}
        </Button>
      )}
    </>
  );
  return (
    <>
      <p role="status" className="sr-only">
        {found}
      </p>
      {isWide ? (
        shown.length > 0 && <DrinkTable {...list} tools={tools} />
      ) : (
        <>
          <div className="-my-1 flex min-h-[44px] flex-wrap items-center gap-x-3">
            <h2 className="text-lg">{availableDrinks}</h2>
            {tools}
            <Button
              look="quiet"
              className="-mr-3 ml-auto"
              aria-pressed={isSelecting}
              onClick={isSelecting ? endSelecting : () => setSelecting(true)}
            >
              {isSelecting ? text.endSelect : text.select}
            </Button>
          </div>
          <DrinkCards {...list} isSelecting={isSelecting} />
        </>
      )}
      {shown.length === 0 && (
        <div className="grid justify-items-center gap-2 py-10 text-center text-ink-2">
          <p>{noneMatches}</p>
          {isWide && <div className="flex items-center">{tools}</div>}
        </div>
      )}
      {selected.size > 0 && (
        <SelectionBar
          menu={menu}
          selected={selected}
          more={missing.length}
          onSelectAll={() => add(shown.map(({ _id }) => _id))}
          onClear={clear}
        />
      )}
    </>
  );
}
