import type { IngredientCategory } from '#domain/ingredients.ts';
import { strengthOf, traitsOf } from '#server/catalogue/traits.ts';
import type { Shelf } from '#server/menu/shelf.ts';

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
    ({ id, category }, number) => stocked[number] && traitsOf(id, category).price > 0,
  );
  if (things.length < minThings.likely || things.some(isAlcoholic)) return 'none';
  const replaces = things.some(({ id }) => traitsOf(id).isAlcoholFreeVersion);
  return replaces || things.length >= minThings.surely ? 'surely' : 'likely';
}

/** What one cooks with, such as vanilla extract, does not count. */
export function isAlcoholic({ id, category }: { id: string; category: IngredientCategory }) {
  return strengthOf(id) > maxTraces && category !== 'pantry';
}
