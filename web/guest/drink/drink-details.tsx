import type { Drink } from '#domain/drinks/drinks.ts';
import { applySubstitutions } from '#web/components/apply-substitutions.ts';
import { priceText } from '#web/components/price.ts';
import { StrengthBars } from '#web/components/strength-bars.tsx';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { DrinkFacts } from './drink-facts.tsx';
import { useDrinkText } from './texts.ts';

/** The poster of a drink: name, price, strength, description and ingredients. */
export function DrinkDetails({ drink }: { drink: Drink }) {
  const shared = useText();
  const text = useDrinkText();
  const language = useLanguage();
  const { menu } = drink;
  const lang = drink.writtenIn ?? undefined;
  return (
    <div className="drink-poster">
      <h2 lang={lang} className="text-4xl">
        {drink.name}
      </h2>
      {menu?.note && <p className="-mt-1 text-[1rem] text-brass">{menu.note}</p>}
      <p className="flex flex-wrap items-center justify-center gap-x-3.5 gap-y-1 text-ink-2 text-sm">
        {drink.category !== 'alcohol-free' && (
          <span>{shared.drinkCategories[drink.category] ?? drink.category}</span>
        )}
        <StrengthBars alcoholContent={drink.alcoholContent} audience="guest" withPercent />
        {menu?.price && (
          <span className="font-semibold text-ink">{priceText(menu.price, language)}</span>
        )}
      </p>
      <p lang={lang} className="max-w-[36ch] text-balance text-[1rem] text-ink-2 leading-snug">
        {drink.description}
      </p>
      {drink.writtenIn && (
        <p className="text-muted text-xs">{text.writtenIn[drink.writtenIn] ?? drink.writtenIn}</p>
      )}
      <ul aria-label={text.ingredients} className="drink-ingredients">
        {applySubstitutions(drink).map(({ _id, name, insteadOf }, number) => (
          <li key={_id}>
            <b>{drink.ingredientAmounts[number]}</b> {name}
            {insteadOf && (
              <span className="text-warn text-xs"> {shared.menu.insteadOf(insteadOf)}</span>
            )}
            {drink.ingredients[number]?.isOptional && (
              <span className="text-muted text-xs"> {text.optional}</span>
            )}
          </li>
        ))}
        {drink.ingredients.length === 0 && <li className="text-muted">{text.noIngredients}</li>}
      </ul>
      <DrinkFacts drink={drink} />
    </div>
  );
}
