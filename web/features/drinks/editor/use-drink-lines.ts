import type { OwnDrinkFields, OwnDrinkItem } from '#domain/drinks/own-drinks.ts';
import { formatAmount } from '#domain/drinks/units.ts';
import { type Line, useTextLines } from '#web/components/editor/conflict.tsx';
import { useEditorText } from '#web/components/editor/texts.ts';
import { unitPreference } from '#web/components/unit-preference.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { useServingNames } from './names.ts';
import { useDrinkEditorText } from './texts.ts';

/** Returns the lines of a drink, field by field. */
export function useDrinkLines(ingredientName: (id: string) => string) {
  const text = useDrinkEditorText();
  const { name, description, instructions, category, optional } = useEditorText();
  const names = useServingNames();
  const { drinkCategories } = useText();
  const language = useLanguage();
  const preference = useStoredValue(unitPreference);
  const textLines = useTextLines();
  const line = (item: OwnDrinkItem) => {
    const amount = formatAmount(item, preference, language);
    const suffix = item.isOptional ? ` (${optional})` : '';
    return `${ingredientName(item.ingredientId)} ${amount}${suffix}`;
  };
  return (drink: OwnDrinkFields): Line[] => [
    ...textLines(drink.texts, { name, description, instructions, garnish: text.garnishText }),
    { label: text.ingredients, value: drink.recipe.map(line).join('\n') },
    { label: category, value: drinkCategories[drink.category] },
    { label: text.method, value: names.methods[drink.method] },
    { label: text.glass, value: names.glasses[drink.glass] },
    { label: text.ice, value: names.ices[drink.ice] },
    { label: text.rim, value: drink.rim ? names.rims[drink.rim] : '' },
    { label: text.garnish, value: drink.garnishes.map((each) => names.garnishes[each]).join(', ') },
  ];
}
