import {
  type IndexedIngredient,
  strengthOfIngredient,
  traitsOfIngredient,
} from '#catalogue/ingredient-index.ts';
import type { Shelf } from '#catalogue/shelf.ts';

/**
 * Whether a bar does without alcohol, to judge by its shelf: `likely` with a few things and none of
 * them alcoholic, `surely` with more, or with something that is made to replace alcohol.
 */
export type Temperance = 'none' | 'likely' | 'surely';

const minThings = { likely: 3, surely: 5 };
/** Up to this a label need not name it. */
const maxTraces = 1.2;

export function temperanceOf({ ingredients, stocked }: Shelf): Temperance {
  const things = ingredients.list.filter(
    (ingredient, number) => stocked[number] && traitsOfIngredient(ingredient).price > 0,
  );
  if (things.length < minThings.likely || things.some(isAlcoholic)) return 'none';
  const replaces = things.some((one) => traitsOfIngredient(one).isAlcoholFreeVersion);
  return replaces || things.length >= minThings.surely ? 'surely' : 'likely';
}

/** What one cooks with, such as vanilla extract, does not count. */
export function isAlcoholic(ingredient: IndexedIngredient): boolean {
  return strengthOfIngredient(ingredient) > maxTraces && ingredient.category !== 'pantry';
}
