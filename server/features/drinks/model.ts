import type { DrinkCategory } from '#domain/drink-categories.ts';
import type { Drink, Recipe } from '#domain/drinks.ts';
import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import type { UnitPreference } from '#domain/units.ts';
import type { Db } from '#server/db/database.ts';
import type { BarMenu, MenuFilter } from '#server/menu/bar-menu.ts';
import { readCursor, writeCursor } from '#server/menu/cursor.ts';
import type { Menus } from '#server/menu/menus.ts';
import type { Viewer } from '#server/rpc/viewer.ts';
import { type DrinkDetails, presentDrink, presentRecipe, readDetails } from './details.ts';

/** Who asks, and in which words and units the answer is wanted. */
export interface Reader {
  db: Db;
  menus: Menus;
  viewer: Viewer;
  language: Language;
}

export interface DrinkPage {
  page: Drink[];
  isDone: boolean;
  continueCursor: string;
}

export async function pageOfDrinks(
  reader: Reader,
  bar: { id: string },
  filter: MenuFilter,
  pagination: { numItems: number; cursor?: string | null | undefined },
  unitPreference: UnitPreference,
): Promise<DrinkPage> {
  const list = [bar.id, reader.language, filter];
  const after = pagination.cursor ? readCursor(pagination.cursor, list) : undefined;
  const menu = await menuOf(reader, bar);
  const { ids, next } = menu.page(filter, reader.language, after, pagination.numItems);
  return {
    page: await presentDrinks(reader, menu, ids, unitPreference),
    isDone: next === undefined,
    continueCursor: next ? writeCursor(next, list) : '',
  };
}

export async function availableDrinks(
  reader: Reader,
  bar: { id: string },
  unitPreference: UnitPreference,
): Promise<Drink[]> {
  const menu = await menuOf(reader, bar);
  return presentDrinks(reader, menu, menu.all(reader.language), unitPreference);
}

export async function drinkCategoriesOf(
  reader: Reader,
  bar: { id: string },
): Promise<{ category: DrinkCategory; count: number }[]> {
  return (await menuOf(reader, bar)).categoryCounts();
}

export async function findDrink(
  reader: Reader,
  drinkId: string,
  unitPreference: UnitPreference,
): Promise<Drink | null> {
  const details = await visibleDetails(reader, drinkId);
  if (!details) return null;
  const ingredients = await reader.menus.ingredients(reader.db);
  return presentDrink(details, ingredients, undefined, reader.language, unitPreference);
}

/** A drink as this bar makes it, or null when it cannot make it now. */
export async function findDrinkOfBar(
  reader: Reader,
  bar: { id: string },
  drinkId: string,
  unitPreference: UnitPreference,
): Promise<Drink | null> {
  const menu = await menuOf(reader, bar);
  if (!menu.canMake(drinkId)) return null;
  const [drink] = await presentDrinks(reader, menu, [drinkId], unitPreference);
  return drink ?? null;
}

export async function findRecipe(reader: Reader, drinkId: string): Promise<Recipe | null> {
  const details = await visibleDetails(reader, drinkId);
  if (!details) return null;
  return presentRecipe(details, await reader.menus.ingredients(reader.db), reader.language);
}

/** Drinks of the catalogue are anyone's to see; a bar's own ones its guests' and its owner's. */
async function visibleDetails(
  { db, viewer }: Reader,
  drinkId: string,
): Promise<DrinkDetails | undefined> {
  const [details] = await readDetails(db, [drinkId]);
  if (!details?.bar_id || details.barIsActive) return details;
  return details.accountId === viewer.identity?.account.id ? details : undefined;
}

async function menuOf({ db, menus }: Reader, bar: { id: string }): Promise<BarMenu> {
  const menu = await menus.of(db, bar.id);
  if (!menu) throw new AppError('NOT_FOUND', null);
  return menu;
}

/** Drinks as this bar makes them, in the order of the ids. */
export async function presentDrinks(
  { db, language }: Pick<Reader, 'db' | 'language'>,
  { shelf }: BarMenu,
  ids: readonly string[],
  unitPreference: UnitPreference,
): Promise<Drink[]> {
  const details = await readDetails(db, ids);
  return details.map((drink) =>
    presentDrink(drink, shelf.ingredients, shelf, language, unitPreference),
  );
}
