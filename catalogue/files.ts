// Unchecked: npm run check validates them.
import fs from 'node:fs';
import path from 'node:path';
import { ingredientCategories } from '#domain/ingredients/ingredients.ts';
import { bindShortWords } from '#domain/text/short-words.ts';
import type {
  CatalogueCategories,
  CatalogueDrink,
  CatalogueIngredient,
  CatalogueNotes,
  CatalogueShelf,
  TrimTraits,
} from './schema.ts';

export interface Catalogue {
  notes: CatalogueNotes;
  categories: CatalogueCategories;
  ingredients: readonly CatalogueIngredient[];
  drinks: readonly CatalogueDrink[];
  shelves: readonly CatalogueShelf[];
}

export const notes = readJson('notes.json') as CatalogueNotes;

export const trims = readJson('trims.json') as Readonly<Record<string, TrimTraits | undefined>>;

export const categories = readJson('categories.json') as CatalogueCategories;

/** With the facts of their category where they have none. */
export const ingredients: readonly CatalogueIngredient[] = ingredientCategories.flatMap(
  (category) =>
    (readJson('ingredients', `${category}.json`) as CatalogueIngredient[]).map((entry) => ({
      ...categories[category],
      ...entry,
      category,
    })),
);

export const shelves = readJson('shelves.json') as readonly CatalogueShelf[];

export function readCatalogue(): Catalogue {
  const files = fs.readdirSync(path.join(import.meta.dirname, 'drinks')).sort();
  const drinks = files.flatMap((file) => readJson('drinks', file) as CatalogueDrink[]);
  return { notes, categories, ingredients, drinks, shelves };
}

function readJson(...names: string[]): unknown {
  const json = fs.readFileSync(path.join(import.meta.dirname, ...names), 'utf8');
  return JSON.parse(json, (key, value) => (key === 'sk' ? bindAll(value) : value));
}

/** A text, or several by name. */
function bindAll(texts: unknown): unknown {
  if (typeof texts === 'string') return bindShortWords(texts);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, bindAll(text)]));
}
