import { type MouseEvent, memo, useRef } from 'react';
import type { Drink } from '#domain/drinks/drinks.ts';
import type { Currency, MenuEntry, MenuMode } from '#domain/menu/menu.ts';
import { isSameEntry } from '#domain/menu/menu-change.ts';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { StrengthBars } from '#web/components/strength-bars.tsx';
import { MenuBadges } from '#web/features/drinks/menu/menu-badges.tsx';
import { PriceButton } from '#web/features/drinks/menu/price-button.tsx';
import { QuickActions, type QuickActionsProps } from '#web/features/drinks/menu/quick-actions.tsx';
import type { ChangeDrinks, Menu } from '#web/features/drinks/menu/use-menu.ts';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { SelectBox } from './select-box.tsx';
import { TypeBadge } from './type-badge.tsx';
import { ViewRecipe } from './view-recipe.tsx';

export interface ListProps {
  drinks: readonly Drink[];
  menu: Menu;
  selected: ReadonlySet<string>;
  onSelect: (drinkId: string, isRange: boolean, shown: readonly string[]) => void;
  onView: (drinkId: string) => void;
  onAsk: QuickActionsProps['ask'];
}

export interface DrinkItemProps {
  drink: Drink;
  entry: MenuEntry | undefined;
  mode: MenuMode;
  currency: Currency;
  isSelected: boolean;
  isPending: boolean;
  change: ChangeDrinks;
  onSelect: (drinkId: string, isRange: boolean) => void;
  onView: (drinkId: string) => void;
  onAsk: QuickActionsProps['ask'];
}

/** Whether two items look the same. Each result creates new objects of all drinks. */
export function showsSame(before: DrinkItemProps, after: DrinkItemProps): boolean {
  const { drink: a, entry: was, ...rest } = before;
  const { drink: b, entry: is, ...now } = after;
  return (
    (Object.keys(rest) as (keyof typeof rest)[]).every((key) => rest[key] === now[key]) &&
    (was === is || (was !== undefined && is !== undefined && isSameEntry(was, is))) &&
    a._id === b._id &&
    a.name === b.name &&
    a.imageUrl === b.imageUrl &&
    a.category === b.category &&
    a.alcoholContent === b.alcoholContent &&
    ingredientNames(a) === ingredientNames(b)
  );
}

export function ingredientNames({ ingredients }: Drink): string {
  return ingredients.map(({ name }) => name).join(', ');
}

/** Memoized: only changed rows render again. */
export const DrinkRow = memo(function DrinkRow(props: DrinkItemProps) {
  const { drink, entry, mode, isSelected, isPending, onSelect, onView } = props;
  const row = useRef<HTMLTableRowElement>(null);
  useFocusParentOnUnmount(row);
  const open = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('button, label, dialog')) onView(drink._id);
  };
  return (
    <tr
      ref={row}
      className={`group cursor-pointer border-line border-b hover:bg-line ${isSelected ? 'bg-line' : ''}`}
      onClick={open}
    >
      <td className="w-full max-w-0 py-1 pr-2">
        <div className="flex items-center gap-1">
          <SelectBox drink={drink} isSelected={isSelected} onSelect={onSelect} />
          <DrinkPicture src={drink.imageUrl} className="h-[50px] w-auto flex-none" />
          <div className="ml-2 grid min-w-0 flex-1 leading-snug">
            <div className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
              <span className="wrap-anywhere min-w-0 font-semibold">{drink.name}</span>
              <MenuBadges entry={entry} mode={mode} />
              {isPending && <WaitingForConnection />}
            </div>
            <span className="truncate text-muted text-sm">{ingredientNames(drink)}</span>
          </div>
        </div>
      </td>
      <td className="whitespace-nowrap px-2">
        <TypeBadge drink={drink} />
      </td>
      <td className="whitespace-nowrap px-2">
        <StrengthBars alcoholContent={drink.alcoholContent} audience="dashboard" />
      </td>
      <td className="px-2 text-ink-2">{drink.ingredients.length}</td>
      <td>
        <QuickActions {...props} drinkId={drink._id} name={drink.name} ask={props.onAsk} />
      </td>
      <td className="text-right">
        <PriceButton {...props} drinkId={drink._id} name={drink.name} ask={props.onAsk} />
      </td>
      <td className="whitespace-nowrap text-right">
        <ViewRecipe drink={drink} onView={onView} />
      </td>
    </tr>
  );
}, showsSame);
