import type { IndexedIngredient } from '#catalogue/ingredient-index.ts';
import { traitsOf } from '#catalogue/traits.ts';
import type { IngredientWords } from '#domain/ingredients/shelves.ts';
import { languages } from '#domain/languages.ts';
import { listsOf } from '#language/words/lists.ts';

export const listWords = listsOf('lists/words', [
  /** Words that do not identify an ingredient. */
  'noise',
  /** Words that identify an ingredient only together with others, such as colours. */
  'weak',
  'headings',
  /** Marks of missing ingredients. */
  'negations',
  'joins',
]);
/** Makers by product, which their bottles may leave out. */
export const makersOf = listsOf('lists/makers');
export const sameWords = listsOf('lists/same');
export const alsoCalled = listsOf('lists/also-called');

/** For each ingredient by index. Retired ones have no words. */
export function ingredientWords(list: readonly IndexedIngredient[]): IngredientWords[] {
  return list.map(({ id, category, name, own }) => {
    if (own?.isRetired) return { ingredientId: id, names: [], aliases: [] };
    const names = [...new Set(languages.map((language) => name[language]))];
    const brands = own ? [] : traitsOf(id, category).brands;
    const others = alsoCalled.pieces(id).map(({ text }) => text);
    return { ingredientId: id, names, aliases: [...new Set([...brands, ...others])] };
  });
}
