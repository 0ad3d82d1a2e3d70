import type { OwnIngredientFields } from '#domain/ingredients/own-ingredients.ts';

/** Only with the English name and the category. */
export function ownIngredient(
  name: string,
  more: Partial<OwnIngredientFields> = {},
): OwnIngredientFields {
  return {
    texts: { en: { name, description: '', instructions: '' } },
    category: 'syrups',
    strength: 0,
    sugar: null,
    allergens: null,
    color: null,
    kindOf: null,
    substitutes: [],
    parts: [],
    ...more,
  };
}
