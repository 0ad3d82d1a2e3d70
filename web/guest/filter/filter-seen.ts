// Filters the drinks that the page has loaded. A simpler version of the server's filters: no
// misspelt words, no substitutes of categories.

import type { Drink } from '#domain/drinks/drinks.ts';
import { type Allergen, allergens } from '#domain/ingredients/allergens.ts';
import type { IngredientCategory } from '#domain/ingredients/ingredients.ts';
import { conflictsOf, type LeftOut } from '#domain/menu/without.ts';
import { fold } from '#domain/text/text.ts';
import { seenDrinks } from './seen-drinks.ts';

export interface SeenFilter {
  searchTerm?: string | undefined;
  categories?: readonly string[] | undefined;
  ingredientIds?: readonly string[] | undefined;
}

export function filterSeen(
  barId: string,
  filter: SeenFilter,
  leftOut: readonly LeftOut[],
): Drink[] {
  const { searchTerm = '', categories = [], ingredientIds = [] } = filter;
  const words = fold(searchTerm).split(/\s+/).filter(Boolean);
  return seenDrinks(barId)
    .filter((drink) => {
      const poured = pouredIn(drink);
      const text = fold([drink.name, ...poured.map(({ name }) => name)].join(' '));
      return (
        (categories.length === 0 || categories.includes(drink.category)) &&
        ingredientIds.every((id) => poured.some(({ _id }) => _id === id)) &&
        words.every((word) => text.includes(word)) &&
        conflictsOf(drink, leftOut).length === 0
      );
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The allergens that may be in the loaded drinks. */
export function seenAllergens(barId: string): Allergen[] {
  const found = new Set(
    seenDrinks(barId).flatMap(({ allergens: { has, may } }) => [...has, ...may]),
  );
  return allergens.filter((one) => found.has(one));
}

/** The ingredients, each with the number of its drinks. */
export function seenIngredients(barId: string) {
  const found = new Map<
    string,
    { _id: string; name: string; category: IngredientCategory; drinksCount: number }
  >();
  for (const drink of seenDrinks(barId)) {
    for (const { _id, name, category } of pouredIn(drink)) {
      const known = found.get(_id) ?? {
        _id,
        name,
        category: category as IngredientCategory,
        drinksCount: 0,
      };
      known.drinksCount++;
      found.set(_id, known);
    }
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Ingredients by the names on the card, with their substitutes. */
function pouredIn({ ingredients, substitutions }: Drink) {
  return ingredients.flatMap((ingredient) => {
    const substitute = substitutions.find(({ ingredientId }) => ingredientId === ingredient._id);
    return substitute
      ? [
          ingredient,
          { ...ingredient, _id: substitute.substituteId, name: substitute.substituteName },
        ]
      : [ingredient];
  });
}
