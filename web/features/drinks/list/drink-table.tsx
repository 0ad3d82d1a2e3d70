import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import {
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMenuText } from '#web/features/drinks/menu/texts.ts';
import { useDrinksText } from '#web/features/drinks/texts.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { useInfiniteScroll } from '#web/ui/scroll/use-infinite-scroll.ts';
import { DrinkRow, type ListProps } from './drink-row.tsx';
import {
  byName,
  nextSorting,
  type Sorting,
  sortColumns,
  sortDrinks,
  typeNames,
} from './sort-drinks.ts';

const rowsPerStep = 30;

interface DrinkTableProps extends ListProps {
  /** Beside the heading of the names. */
  tools: ReactNode;
}

export function DrinkTable(props: DrinkTableProps) {
  const { drinks, menu, selected, tools, onSelect, onView, onAsk } = props;
  const text = useDrinksText();
  const { state, price, houseBadge } = useMenuText();
  const { drinkCategories } = useText();
  const language = useLanguage();
  const [sorting, setSorting] = useState<Sorting>({ column: 'name', direction: 'ascending' });
  const named = useMemo(() => byName(drinks, language), [drinks, language]);
  // The heading responds first.
  const deferred = useDeferredValue(sorting);
  const sorted = useMemo(() => {
    const badges = { ai: text.aiBadge, house: houseBadge };
    return sortDrinks(named, deferred, { language, typeOf: typeNames(badges, drinkCategories) });
  }, [named, deferred, language, text, houseBadge, drinkCategories]);
  const { count, end, restart } = useInfiniteScroll(sorted.length, rowsPerStep);

  const order = useRef<readonly string[]>([]);
  useEffect(() => {
    order.current = sorted.map(({ _id }) => _id);
  }, [sorted]);
  const select = useCallback(
    (drinkId: string, isRange: boolean) => onSelect(drinkId, isRange, order.current),
    [onSelect],
  );
  const Arrow = sorting.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <div>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-line border-b text-muted text-sm">
            {sortColumns.map((column) => (
              <th
                key={column}
                aria-sort={sorting.column === column ? sorting.direction : 'none'}
                className="font-semibold"
              >
                <div className="flex items-center">
                  <button
                    type="button"
                    className="flex min-h-[44px] items-center gap-1.5 px-2 hover:text-ink"
                    onClick={() => {
                      setSorting(nextSorting(sorting, column));
                      startTransition(restart);
                    }}
                  >
                    {text.columns[column]}
                    {sorting.column === column && <Arrow aria-hidden size={14} />}
                  </button>
                  {column === 'name' && tools}
                </div>
              </th>
            ))}
            <th className="px-2 font-semibold">{state}</th>
            <th className="px-2 text-right font-semibold">{price}</th>
            <th className="px-2 text-right font-semibold">{text.columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, count).map((drink) => (
            <DrinkRow
              key={drink._id}
              drink={drink}
              entry={menu.entries.get(drink._id)}
              mode={menu.mode}
              currency={menu.currency}
              isSelected={selected.has(drink._id)}
              isPending={menu.isPending(drink._id)}
              change={menu.change}
              onSelect={select}
              onView={onView}
              onAsk={onAsk}
            />
          ))}
        </tbody>
      </table>
      <div ref={end} />
    </div>
  );
}
