import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Sparkles from 'lucide-react/icons/sparkles';
import { memo, useMemo, useRef, useState } from 'react';
import type { Drink } from '#domain/drinks.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { StrengthBars } from '#web/components/strength-bars.tsx';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { useInfiniteScroll } from '#web/ui/use-infinite-scroll.ts';
import { nextSorting, type Sorting, sortColumns, sortDrinks, typeNames } from './sort-drinks.ts';
import { useDrinksText } from './texts.ts';

const rowsPerStep = 60;

interface DrinkTableProps {
  drinks: readonly Drink[];
  onView: (drink: Drink) => void;
}

export function DrinkTable({ drinks, onView }: DrinkTableProps) {
  const text = useDrinksText();
  const { drinkCategories } = useText();
  const language = useLanguage();
  const [sorting, setSorting] = useState<Sorting>({ column: 'name', direction: 'ascending' });
  const sorted = useMemo(
    () =>
      sortDrinks(drinks, sorting, { language, typeOf: typeNames(text.aiBadge, drinkCategories) }),
    [drinks, sorting, language, text, drinkCategories],
  );
  const { count, end } = useInfiniteScroll(sorted.length, rowsPerStep);
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
                <button
                  type="button"
                  className="flex min-h-[44px] items-center gap-1.5 px-2 hover:text-ink"
                  onClick={() => setSorting(nextSorting(sorting, column))}
                >
                  {text.columns[column]}
                  {sorting.column === column && <Arrow aria-hidden size={14} />}
                </button>
              </th>
            ))}
            <th className="px-2 text-right font-semibold">{text.columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, count).map((drink) => (
            <Row key={drink._id} drink={drink} onView={onView} />
          ))}
        </tbody>
      </table>
      <div ref={end} />
    </div>
  );
}

const Row = memo(function Row({ drink, onView }: { drink: Drink; onView: (drink: Drink) => void }) {
  const text = useDrinksText();
  const { drinkCategories } = useText();
  const row = useRef<HTMLTableRowElement>(null);
  useFocusParentOnUnmount(row);
  return (
    <tr ref={row} className="border-line border-b">
      <td className="px-2 py-2">
        <span className="flex items-center gap-3 font-semibold">
          <DrinkPicture src={drink.imageUrl} className="h-12 w-auto" />
          {drink.name}
        </span>
      </td>
      <td className="px-2">
        {drink.isAiGenerated ? (
          <span className="inline-flex items-center gap-1.5 rounded-full bg-fill px-2.5 py-1 font-semibold text-on-fill text-xs">
            <Sparkles aria-hidden size={13} />
            {text.aiBadge}
          </span>
        ) : (
          drinkCategories[drink.category]
        )}
      </td>
      <td className="px-2">
        <StrengthBars alcoholContent={drink.alcoholContent} audience="dashboard" />
      </td>
      <td className="px-2">{drink.ingredients.length}</td>
      <td className="px-2 text-right">
        <Button
          look="secondary"
          aria-label={text.viewRecipeOf(drink.name)}
          onClick={() => onView(drink)}
        >
          {text.viewRecipe}
        </Button>
      </td>
    </tr>
  );
});
