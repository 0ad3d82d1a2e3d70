import {
  colorOfIngredient,
  type IndexedIngredient,
  traitsOfIngredient,
} from '#catalogue/ingredient-index.ts';
import {
  type Ingredient,
  type IngredientCategory,
  ingredientCategories,
  type PicturedIngredient,
} from '#domain/ingredients/ingredients.ts';
import type { Language } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { ingredientPictureUrl } from '#server/illustrations/pictures.ts';
import type { Menus } from '#server/menu/menus.ts';
import { isCatalogueId } from '#server/topics.ts';

interface Reader {
  db: Db;
  menus: Menus;
  language: Language;
}

const usualColor = '#d8b988';

/** By name in the reader's language. */
export function allIngredients(reader: Reader, accountId?: string): Promise<Ingredient[]> {
  return listed(reader, accountId, presentIngredient);
}

async function listed<T extends Ingredient>(
  { db, menus, language }: Reader,
  accountId: string | undefined,
  present: (ingredient: IndexedIngredient, language: Language) => T,
): Promise<T[]> {
  const { list } = await menus.ingredients(db, accountId);
  return byName(
    list.flatMap((ingredient) => (ingredient.own?.isRetired ? [] : present(ingredient, language))),
    language,
  );
}

export async function ingredientsByCategory(
  reader: Reader,
  accountId?: string,
): Promise<{ category: IngredientCategory; ingredients: PicturedIngredient[] }[]> {
  const all = await listed(reader, accountId, picturedIngredient);
  return ingredientCategories
    .map((category) => ({
      category,
      ingredients: all.filter((ingredient) => ingredient.category === category),
    }))
    .filter(({ ingredients }) => ingredients.length > 0);
}

/** With the number of drinks on the menu that are made with each. */
export async function availableIngredients(
  { db, menus, language }: Reader,
  bar: { id: string },
): Promise<(Ingredient & { drinksCount: number })[]> {
  const menu = await menus.require(db, bar.id);
  const counts = menu.ingredientCounts();
  const stocked = menu.shelf.ingredients.list.flatMap((ingredient, number) =>
    menu.shelf.stocked[number]
      ? { ...presentIngredient(ingredient, language), drinksCount: counts[number] ?? 0 }
      : [],
  );
  return byName(stocked, language);
}

export function presentIngredient(
  { id, name, category, description }: IndexedIngredient,
  language: Language,
): Ingredient {
  return {
    _id: id,
    name: name[language],
    category,
    description: description[language],
    isOwn: !isCatalogueId(id),
  };
}

function picturedIngredient(ingredient: IndexedIngredient, language: Language): PicturedIngredient {
  const color = colorOfIngredient(ingredient) ?? usualColor;
  const look = { shape: traitsOfIngredient(ingredient).drawnAs, color };
  return {
    ...presentIngredient(ingredient, language),
    imageUrl: ingredientPictureUrl(ingredient.id, look),
  };
}

function byName<T extends Ingredient>(ingredients: T[], language: Language): T[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return ingredients.sort((a, b) => compare(a.name, b.name));
}
