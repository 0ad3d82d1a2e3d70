import type { Drink } from '#domain/drinks/drinks.ts';

interface ServedIngredient {
  _id: string;
  /** Of the ingredient that the bar uses. */
  name: string;
  /** The name in the recipe if a substitute is used. London dry gin is not a substitute for gin. */
  insteadOf: string | undefined;
  isProper: boolean | undefined;
}

/** Replaces ingredients by the substitutes that this bar uses. */
export function applySubstitutions({
  ingredients,
  substitutions = [],
}: Pick<Drink, 'ingredients'> & Partial<Drink>): ServedIngredient[] {
  const byIngredient = new Map(substitutions.map((one) => [one.ingredientId, one]));
  return ingredients.map(({ _id, name, isProper }) => {
    const substitution = byIngredient.get(_id);
    return {
      _id,
      name: substitution?.substituteName ?? name,
      insteadOf: substitution?.isKind === false ? name : undefined,
      isProper: (substitution ?? { isProper }).isProper,
    };
  });
}
