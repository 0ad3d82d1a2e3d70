import { readCatalogue } from '#catalogue/files.ts';
import type { Pantry } from '#language/creation/recipe/pantry.ts';

const { ingredients, drinks } = readCatalogue();
const parents = new Map(ingredients.map(({ id, parent }) => [id, parent]));

function kindOf(id: string): string {
  const parent = parents.get(id);
  return parent ? kindOf(parent) : id;
}

const recipes = drinks.map(({ en, sk, ingredients: parts }) => ({
  name: { en: en.name, sk: sk.name },
  parts: parts.map((part) => ({ ...part, kind: kindOf(part.id) })),
}));

export const allIngredientIds = ingredients.map(({ id }) => id);

/** With all names and recipes of the catalogue. */
export function pantryOf(ids: readonly string[], more: Partial<Pantry> = {}): Pantry {
  return {
    items: ingredients
      .filter(({ id }) => ids.includes(id))
      .map(({ id, category, strength, color, en, sk }) => ({
        id,
        kind: kindOf(id),
        category,
        strength,
        color,
        name: { en: en.name, sk: sk.name },
      })),
    vocabulary: ingredients.map(({ en, sk }) => ({ en: en.name, sk: sk.name })),
    names: drinks.flatMap(({ en, sk }) => [en.name, sk.name]),
    recipes,
    recent: [],
    ...more,
  };
}
