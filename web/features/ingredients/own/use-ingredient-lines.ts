import { formatAmount } from '#domain/drinks/units.ts';
import { allergens } from '#domain/ingredients/allergens.ts';
import type { OwnIngredientFields } from '#domain/ingredients/own-ingredients.ts';
import { useAllergenNames } from '#web/components/allergens/texts.ts';
import { type Line, useTextLines } from '#web/components/editor/conflict.tsx';
import { useEditorText } from '#web/components/editor/texts.ts';
import { useIngredientCategories } from '#web/components/ingredient-categories/texts.ts';
import { unitPreference } from '#web/components/unit-preference.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { useOwnText } from './texts.ts';

/** Returns the lines of an ingredient, field by field. */
export function useIngredientLines(nameOf: (id: string) => string) {
  const text = useOwnText();
  const { name, description, instructions, ...common } = useEditorText();
  const categories = useIngredientCategories();
  const allergenNames = useAllergenNames();
  const language = useLanguage();
  const unit = useStoredValue(unitPreference);
  const textLines = useTextLines();
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const allergensOf = (facts: OwnIngredientFields['allergens']) =>
    allergens
      .flatMap((one) => {
        const state = facts?.[one];
        return state ? `${allergenNames[one]}: ${text.allergenStates[state]}` : [];
      })
      .join('\n');
  return (one: OwnIngredientFields): Line[] => [
    ...textLines(one.texts, { name, description, instructions }),
    { label: common.category, value: categories[one.category] },
    { label: text.kindOf, value: one.kindOf ? nameOf(one.kindOf) : '' },
    { label: text.strength, value: numbers.format(one.strength) },
    { label: common.allergens, value: one.allergens ? allergensOf(one.allergens) : text.notStated },
    {
      label: text.parts,
      value: one.parts
        .map((part) => `${nameOf(part.ingredientId)} ${formatAmount(part, unit, language)}`)
        .join('\n'),
    },
    { label: text.substitutes, value: one.substitutes.map(nameOf).join(', ') },
    { label: text.sugar, value: one.sugar ? text.sugarLevels[one.sugar] : '' },
    { label: text.color, value: one.color ? swatchOf(text.swatches, one.color) : '' },
  ];
}

function swatchOf(swatches: Readonly<Record<string, string>>, color: string): string {
  return swatches[color] ?? color;
}
