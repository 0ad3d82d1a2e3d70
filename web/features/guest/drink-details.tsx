import BookOpen from 'lucide-react/icons/book-open';
import { useState, useTransition } from 'react';
import type { Drink } from '#domain/drinks.ts';
import { applySubstitutions } from '#web/components/apply-substitutions.ts';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { StrengthBars } from '#web/components/strength-bars.tsx';
import { useText } from '#web/i18n/language.ts';
import { lazyPart } from '#web/i18n/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';

export const HowToMake = lazyPart(async () => (await import('./how-to-make.tsx')).HowToMake);

/** Name, strength, description and ingredients of a drink, and the way to its recipe. */
export function DrinkDetails({ drink }: { drink: Drink }) {
  const text = useText();
  const [showsRecipe, setShowsRecipe] = useState(false);
  // The button is busy until the recipe has loaded.
  const [isOpening, startOpening] = useTransition();
  return (
    <>
      <div className="-mt-3 grid justify-items-center gap-2.5 text-center">
        <h2 className="max-w-full text-3xl wrap-anywhere">{drink.name}</h2>
        <p className="flex flex-wrap justify-center gap-2">
          <span className="flex h-7 items-center rounded-full border border-line bg-line px-3 font-semibold text-ink-2 text-xs">
            {text.drinkCategories[drink.category]}
          </span>
          <span className="flex h-7 items-center rounded-full border border-line bg-line px-3">
            <StrengthBars alcoholContent={drink.alcoholContent} audience="guest" withPercent />
          </span>
        </p>
        <p className="max-w-[330px] text-balance text-[1rem] text-ink-2">{drink.description}</p>
      </div>

      <ul
        aria-label={text.drink.ingredients}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(6.75rem,100%),1fr))] gap-2"
      >
        {applySubstitutions(drink).map(({ _id, name, insteadOf }, number) => (
          <li
            key={_id}
            className="rounded-[16px] border border-line bg-bg/35 px-3 py-2.5 text-ink-2 text-sm leading-tight"
          >
            <b className="block font-bold text-base text-brass">
              {drink.ingredientAmounts[number]}
            </b>
            {name}
            {insteadOf && (
              <span className="block text-warn text-xs">{text.menu.insteadOf(insteadOf)}</span>
            )}
          </li>
        ))}
        {drink.ingredients.length === 0 && (
          <li className="col-span-full text-center text-muted">{text.drink.noIngredients}</li>
        )}
      </ul>
      <Button
        look="quiet"
        aria-busy={isOpening}
        className="justify-self-center aria-busy:animate-pulse"
        onClick={() => startOpening(() => setShowsRecipe(true))}
      >
        <BookOpen size={18} />
        {text.drink.howToMake}
      </Button>
      <PartBoundary>
        {showsRecipe && <HowToMake drink={drink} onClose={() => setShowsRecipe(false)} />}
      </PartBoundary>
    </>
  );
}
