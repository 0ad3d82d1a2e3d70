import { type CSSProperties, memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { StrengthBars } from '#web/components/strength-bars.tsx';
import { MenuBadges } from '#web/features/drinks/menu/menu-badges.tsx';
import { PriceButton } from '#web/features/drinks/menu/price-button.tsx';
import { QuickActions } from '#web/features/drinks/menu/quick-actions.tsx';
import { useMenuText } from '#web/features/drinks/menu/texts.ts';
import { useDrinksText } from '#web/features/drinks/texts.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { useInfiniteScroll } from '#web/ui/scroll/use-infinite-scroll.ts';
import { type DrinkItemProps, ingredientNames, type ListProps, showsSame } from './drink-row.tsx';
import { SelectBox } from './select-box.tsx';
import { byName, isOfKind } from './sort-drinks.ts';
import { ViewRecipe } from './view-recipe.tsx';

const cardsPerStep = 30;

interface DrinkCardsProps extends ListProps {
  isSelecting: boolean;
}

/** AI drinks, newest first; then those of the bar and the classics by name. */
export function DrinkCards({ drinks, ...list }: DrinkCardsProps) {
  const text = useDrinksText();
  const { houseDrinks } = useMenuText();
  const language = useLanguage();
  const groups = useMemo(() => {
    const of = (kind: 'ai' | 'house' | 'classic') =>
      drinks.filter((drink) => isOfKind(drink, kind));
    return [
      {
        title: text.aiDrinks,
        drinks: of('ai').toSorted((a, b) => b._creationTime - a._creationTime),
      },
      { title: houseDrinks, drinks: byName(of('house'), language) },
      { title: text.classicDrinks, drinks: byName(of('classic'), language) },
    ];
  }, [drinks, language, text, houseDrinks]);
  const order = useRef<readonly string[]>([]);
  useEffect(() => {
    order.current = groups.flatMap((group) => group.drinks.map(({ _id }) => _id));
  }, [groups]);
  const { onSelect } = list;
  const select = useCallback(
    (drinkId: string, isRange: boolean) => onSelect(drinkId, isRange, order.current),
    [onSelect],
  );
  return (
    <div className="grid gap-6">
      {groups.map((group) => (
        <Group key={group.title} {...list} {...group} select={select} />
      ))}
    </div>
  );
}

interface GroupProps extends DrinkCardsProps {
  title: string;
  select: DrinkItemProps['onSelect'];
}

function Group(props: GroupProps) {
  const { title, drinks, menu, selected, select, isSelecting, onView, onAsk } = props;
  const { count, end } = useInfiniteScroll(drinks.length, cardsPerStep);
  if (drinks.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-3 text-lg">{`${title} (${drinks.length})`}</h3>
      <ul className="grid gap-3 sm:grid-cols-2">
        {drinks.slice(0, count).map((drink) => (
          <DrinkCard
            key={drink._id}
            drink={drink}
            entry={menu.entries.get(drink._id)}
            mode={menu.mode}
            currency={menu.currency}
            isSelected={selected.has(drink._id)}
            isSelecting={isSelecting}
            isPending={menu.isPending(drink._id)}
            change={menu.change}
            onSelect={select}
            onView={onView}
            onAsk={onAsk}
          />
        ))}
      </ul>
      <div ref={end} />
    </section>
  );
}

type DrinkCardProps = DrinkItemProps & { isSelecting: boolean };

const DrinkCard = memo(function DrinkCard(props: DrinkCardProps) {
  const { drink, entry, mode, isSelected, isSelecting, isPending, onSelect, onView, onAsk } = props;
  const { drinkCategories } = useText();
  return (
    <li
      className={`tinted group relative grid min-w-0 content-between gap-1 rounded-sm border p-2 pl-3 ${isSelected ? 'border-brass' : 'border-line'}`}
      style={{ '--hue': drink.hue } as CSSProperties}
    >
      <div className="flex items-center gap-3">
        <DrinkPicture src={drink.imageUrl} className="h-[72px] w-auto flex-none" />
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="wrap-anywhere font-display font-semibold text-lg leading-tight">
            {drink.name}
          </p>
          <p className="truncate text-ink-2 text-sm">{ingredientNames(drink)}</p>
          <div className="flex flex-wrap items-end gap-x-1.5 text-muted text-xs leading-[1.08]">
            <StrengthBars alcoholContent={drink.alcoholContent} audience="dashboard" />
            {`· ${drinkCategories[drink.category] ?? drink.category}`}
          </div>
          <MenuBadges entry={entry} mode={mode} />
          {isPending && <WaitingForConnection />}
        </div>
        {isSelecting && (
          <span className="relative z-[1] self-start">
            <SelectBox drink={drink} isSelected={isSelected} onSelect={onSelect} />
          </span>
        )}
      </div>
      <div className="flex items-center justify-between">
        {/* The rest of the card opens the recipe. */}
        <span className="-ml-2 relative z-[1] flex items-center">
          <QuickActions {...props} hasWords drinkId={drink._id} name={drink.name} ask={onAsk} />
          <PriceButton {...props} hasWords drinkId={drink._id} name={drink.name} ask={onAsk} />
        </span>
        <ViewRecipe drink={drink} onView={onView} className="after:absolute after:inset-0" />
      </div>
    </li>
  );
}, showsSame);
