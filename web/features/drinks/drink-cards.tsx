import type { CSSProperties } from 'react';
import type { Drink } from '#domain/drinks.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { StrengthBars } from '#web/components/strength-bars.tsx';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { useInfiniteScroll } from '#web/ui/use-infinite-scroll.ts';
import { sortDrinks, typeNames } from './sort-drinks.ts';
import { useDrinksText } from './texts.ts';

const cardsPerStep = 30;

interface DrinkCardsProps {
  drinks: readonly Drink[];
  onView: (drink: Drink) => void;
}

/** AI drinks, newest first; then the classics by name. */
export function DrinkCards({ drinks, onView }: DrinkCardsProps) {
  const text = useDrinksText();
  const { drinkCategories } = useText();
  const language = useLanguage();
  const ai = drinks
    .filter(({ isAiGenerated }) => isAiGenerated)
    .toSorted((a, b) => b._creationTime - a._creationTime);
  const classic = sortDrinks(
    drinks.filter(({ isAiGenerated }) => !isAiGenerated),
    { column: 'name', direction: 'ascending' },
    { language, typeOf: typeNames(text.aiBadge, drinkCategories) },
  );
  return (
    <div className="grid gap-6">
      <Group title={text.aiDrinks} drinks={ai} onView={onView} />
      <Group title={text.classicDrinks} drinks={classic} onView={onView} />
    </div>
  );
}

function Group({ title, drinks, onView }: DrinkCardsProps & { title: string }) {
  const text = useDrinksText();
  const { drinkCategories } = useText();
  const { count, end } = useInfiniteScroll(drinks.length, cardsPerStep);
  if (drinks.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-3 text-lg">{`${title} (${drinks.length})`}</h3>
      <ul className="grid gap-3 sm:grid-cols-2">
        {drinks.slice(0, count).map((drink) => (
          <li
            key={drink._id}
            className="tinted grid grid-cols-[72px_1fr] items-center gap-3 rounded-sm border border-line p-3"
            style={{ '--hue': drink.hue } as CSSProperties}
          >
            <DrinkPicture src={drink.imageUrl} className="h-24 w-auto" />
            <div className="grid min-w-0 gap-1.5">
              <p className="font-display font-semibold text-lg leading-tight">{drink.name}</p>
              <p className="text-ink-2 text-sm">
                {`${drinkCategories[drink.category]} · ${text.ingredientCount(drink.ingredients.length)}`}
              </p>
              <StrengthBars alcoholContent={drink.alcoholContent} audience="dashboard" />
              <Button
                look="secondary"
                className="mt-1"
                aria-label={text.viewRecipeOf(drink.name)}
                onClick={() => onView(drink)}
              >
                {text.viewRecipe}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div ref={end} />
    </section>
  );
}
