// What ingredients are called by those who stock a bar: names in both languages, brands, other names.
import type { IndexedIngredient } from '#catalogue/ingredient-index.ts';
import { traitsOf } from '#catalogue/traits.ts';
import type { IngredientWords } from '#domain/ingredients/shelves.ts';
import { languages } from '#domain/languages.ts';
import { listsOf } from '#language/words/lists.ts';

/** How lists of bottles are written. */
export const listWords = listsOf('lists/words', [
  /** Words beside an ingredient that do not tell which one it is. */
  'noise',
  /** Words that alone do not tell of an ingredient, such as colours. */
  'weak',
  /** Titles of parts of a list. */
  'headings',
  /** Whatever stands beside these is not there. */
  'negations',
  /** Words between two ingredients. */
  'joins',
]);
/** Who makes what, by the word that their bottles leave out. */
export const makersOf = listsOf('lists/makers');
/** Words that mean the same in names. */
export const sameWords = listsOf('lists/same');
/** Other names of ingredients, by their ids. */
export const alsoCalled = listsOf('lists/also-called');

/** For each ingredient in its place; a retired one is called nothing. */
export function ingredientWords(list: readonly IndexedIngredient[]): IngredientWords[] {
  return list.map(({ id, category, name, own }) => {
    if (own?.isRetired) return { ingredientId: id, names: [], aliases: [] };
    const names = [...new Set(languages.map((language) => name[language]))];
    const brands = own ? [] : traitsOf(id, category).brands;
    const others = alsoCalled.pieces(id).map(({ text }) => text);
    return { ingredientId: id, names, aliases: [...new Set([...brands, ...others])] };
  });
}
