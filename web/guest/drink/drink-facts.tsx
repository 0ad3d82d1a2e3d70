import type { Drink } from '#domain/drinks/drinks.ts';
import type { Allergen } from '#domain/ingredients/allergens.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { listText, numberText } from '#web/i18n/plain-formats.ts';
import { useDrinkText } from './texts.ts';

export function DrinkFacts({ drink }: { drink: Drink }) {
  const { allergens: names } = useText();
  const text = useDrinkText();
  const language = useLanguage();
  const { has, may, isKnown } = drink.allergens;
  const list = (allergens: readonly Allergen[]) =>
    listText(
      allergens.map((each) => (names[each] ?? each).toLowerCase()),
      language,
    );
  const facts = [
    has.length > 0 && text.contains(list(has)),
    may.length > 0 && text.mayContain(list(may)),
    isKnown ? has.length + may.length === 0 && text.noAllergens : text.askTheBar,
    drink.alcoholUnits > 0 &&
      `${text.units(numberText(drink.alcoholUnits, language))} (${text.unitMeaning})`,
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap justify-center gap-x-3 text-muted text-xs">
      {facts.map((fact) => (
        <p key={fact || ''} className="text-balance">
          {fact}
        </p>
      ))}
    </div>
  );
}
