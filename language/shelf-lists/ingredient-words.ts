// What ingredients are called by those who stock a bar: names in both languages, brands, other names.
import fs from 'node:fs';
import path from 'node:path';
import type { IndexedIngredient } from '#catalogue/ingredient-index.ts';
import { traitsOf } from '#catalogue/traits.ts';
import { languages } from '#domain/languages.ts';
import type { IngredientWords } from '#domain/shelves.ts';

/** How lists of bottles are written in one language; in lower case without diacritics. */
interface ListLexicon {
  /** Words beside an ingredient that do not tell which one it is. */
  noise: string[];
  /** Who makes what, by the word that their bottles leave out. */
  makers: Record<string, string[]>;
  /** Words that alone do not tell of an ingredient, such as colours. */
  weak: string[];
  /** Titles of parts of a list. */
  headings: string[];
  /** Whatever stands beside these is not there. */
  negations: string[];
  /** Words between two ingredients. */
  joins: string[];
  /** Words that mean the same in names. */
  same: Record<string, string[]>;
  /** Other names of ingredients, by their ids. */
  alsoCalled: Record<string, string[]>;
}

export const listLexicons = languages.map(
  (language): ListLexicon =>
    JSON.parse(
      fs.readFileSync(
        path.join(import.meta.dirname, '../vocabulary/shelf-lists', `${language}.json`),
        'utf8',
      ),
    ),
);

/** For each ingredient in its place; a retired one is called nothing. */
export function ingredientWords(list: readonly IndexedIngredient[]): IngredientWords[] {
  return list.map(({ id, category, name, own }) => {
    if (own?.isRetired) return { ingredientId: id, names: [], aliases: [] };
    const names = [...new Set(languages.map((language) => name[language]))];
    const brands = own ? [] : traitsOf(id, category).brands;
    const others = listLexicons.flatMap(({ alsoCalled }) => alsoCalled[id] ?? []);
    return { ingredientId: id, names, aliases: [...new Set([...brands, ...others])] };
  });
}
