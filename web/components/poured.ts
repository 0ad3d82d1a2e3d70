import type { Drink } from '#domain/drinks.ts';

interface Poured {
  _id: string;
  /** What goes into the glass here. */
  name: string;
  /** What the recipe asks for, where something else stands in for it. */
  insteadOf: string | undefined;
}

/** The ingredients of a drink as this bar pours them: its London dry gin is gin, its gin no borovička. */
export function pouredInto({
  ingredients,
  substitutions = [],
}: Pick<Drink, 'ingredients'> & Partial<Drink>): Poured[] {
  const used = new Map(substitutions.map((one) => [one.ingredientId, one]));
  return ingredients.map(({ _id, name }) => {
    const instead = used.get(_id);
    return {
      _id,
      name: instead?.substituteName ?? name,
      insteadOf: instead?.isKind === false ? name : undefined,
    };
  });
}
