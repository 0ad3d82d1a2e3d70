import BookOpen from 'lucide-react/icons/book-open';
import { useState, useTransition } from 'react';
import type { Drink } from '#domain/drinks.ts';
import { applySubstitutions } from '#web/components/apply-substitutions.ts';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { priceText } from '#web/components/price.ts';
import { StrengthBars } from '#web/components/strength-bars.tsx';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { DrinkFacts } from './drink-facts.tsx';
import { useDrinkText } from './drink-texts.ts';
import { HowToMake } from './recipe-part.ts';

/** Name, price, strength, description and ingredients of a drink, and the way to its recipe. */
export function DrinkDetails({ drink }: { drink: Drink }) {
  const shared = useText();
  const text = useDrinkText();
  const language = useLanguage();
  const [showsRecipe, setShowsRecipe] = useState(false);
  // The button is busy until the recipe has loaded.
  const [isOpening, startOpening] = useTransition();
  const { menu } = drink;
  const lang = drink.writtenIn ?? undefined;
  const pill = 'flex h-7 items-center rounded-full border border-line bg-line px-3';
  return (
    <>
      <div className="-mt-3 grid justify-items-center gap-2.5 text-center">
        <h2 lang={lang} className="max-w-full text-3xl wrap-anywhere">
          {drink.name}
        </h2>
        {menu?.note && (
          <p className="-mt-1 max-w-full wrap-anywhere text-[1rem] text-brass">{menu.note}</p>
        )}
        <p className="flex flex-wrap justify-center gap-2">
          {menu?.price && (
            <span className={`${pill} font-bold text-ink text-sm`}>
              {priceText(menu.price, language)}
            </span>
          )}
          <span className={`${pill} font-semibold text-ink-2 text-xs`}>
            {shared.drinkCategories[drink.category]}
          </span>
          <span className={pill}>
            <StrengthBars alcoholContent={drink.alcoholContent} audience="guest" withPercent />
          </span>
        </p>
        <p lang={lang} className="max-w-[330px] text-balance text-[1rem] text-ink-2">
          {drink.description}
        </p>
        {drink.writtenIn && <p className="text-muted text-xs">{text.writtenIn[drink.writtenIn]}</p>}
      </div>

      <ul
        aria-label={text.ingredients}
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
              <span className="block text-warn text-xs">{shared.menu.insteadOf(insteadOf)}</span>
            )}
            {drink.ingredients[number]?.isOptional && (
              <span className="block text-muted text-xs">{text.optional}</span>
            )}
          </li>
        ))}
        {drink.ingredients.length === 0 && (
          <li className="col-span-full text-center text-muted">{text.noIngredients}</li>
        )}
      </ul>
      <DrinkFacts drink={drink} />
      <Button
        look="quiet"
        aria-busy={isOpening}
        className="justify-self-center aria-busy:animate-pulse"
        onClick={() => startOpening(() => setShowsRecipe(true))}
      >
        <BookOpen size={18} />
        {text.howToMake}
      </Button>
      <PartBoundary>
        {showsRecipe && <HowToMake drink={drink} onClose={() => setShowsRecipe(false)} />}
      </PartBoundary>
    </>
  );
}
