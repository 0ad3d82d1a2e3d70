import fs from 'node:fs';
import path from 'node:path';
import type { CatalogueDrink, CatalogueIngredient } from './schema.ts';

export interface Catalogue {
  ingredients: CatalogueIngredient[];
  drinks: CatalogueDrink[];
}

/** The files as they are: npm run check proves that they hold what they should. */
export function readCatalogue(): Catalogue {
  const folder = import.meta.dirname;
  const files = fs.readdirSync(path.join(folder, 'drinks')).sort();
  return {
    ingredients: readJson(path.join(folder, 'ingredients.json')) as CatalogueIngredient[],
    drinks: files.flatMap(
      (file) => readJson(path.join(folder, 'drinks', file)) as CatalogueDrink[],
    ),
  };
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
