import {
  type IndexedIngredient,
  strengthOfIngredient,
  traitsOfIngredient,
} from '#catalogue/ingredient-index.ts';
import type { Shelf } from '#catalogue/shelf.ts';

/**
 * `likely`: a few ingredients, none alcoholic. `surely`: more, or a product that replaces alcohol.
 */
export type Temperance = 'none' | 'likely' | 'surely';

const minThings = { likely: 3, surely: 5 };
/** Labels need not declare less. */
const maxTraces = 1.2;

export function temperanceOf({ ingredients, stocked }: Shelf): Temperance {
  const things = ingredients.list.filter(
    (ingredient, number) => stocked[number] && traitsOfIngredient(ingredient).price > 0,
  );
  if (things.length < minThings.likely || things.some(isAlcoholic)) return 'none';
  const replaces = things.some((one) => traitsOfIngredient(one).isAlcoholFreeVersion);
  return replaces || things.length >= minThings.surely ? 'surely' : 'likely';
}

/** Ingredients for cooking, such as vanilla extract, do not count. */
export function isAlcoholic(ingredient: IndexedIngredient): boolean {
  return strengthOfIngredient(ingredient) > maxTraces && ingredient.category !== 'pantry';
}
