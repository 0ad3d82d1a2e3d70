import type { OwnIngredientFields } from '#domain/ingredients/own-ingredients.ts';

/** An own ingredient of which nothing but its English name and category is said. */
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
