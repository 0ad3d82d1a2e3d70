import type { Drink, Recipe } from '#domain/drinks.ts';
import { AppError } from '#domain/errors.ts';
import type { UnitPreference } from '#domain/units.ts';
import type { Context } from '#server/functions.ts';
import type { BarMenu, CategoryCount, MenuFilter } from '#server/menu/bar-menu.ts';
import { readCursor, writeCursor } from '#server/menu/cursor.ts';
import type { KnownDrink } from '#server/menu/menus.ts';
import { Json } from '#server/rpc/function.ts';
import { drinkAsJson, presentDrink, presentRecipe } from './details.ts';

/** Who asks, and in which language. */
type Reader = Pick<Context, 'db' | 'bars' | 'menus' | 'viewer' | 'language'>;

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
): Promise<Json<DrinkPage>> {
  const list = [bar.id, reader.language, filter];
  const after = pagination.cursor ? readCursor(pagination.cursor, list) : undefined;
  const menu = await menuOf(reader, bar);
  const { ids, next } = menu.page(filter, reader.language, after, pagination.numItems);
  const drinks = await drinksAsJson(reader, menu, ids, unitPreference);
  const rest = { isDone: next === undefined, continueCursor: next ? writeCursor(next, list) : '' };
  const end = `,${JSON.stringify(rest).slice(1)}`;
  return new Json(Buffer.concat([Buffer.from('{"page":'), ...drinks, Buffer.from(end)]));
}

/** Every drink that the bar can make now, by name. */
export async function availableDrinks(
  reader: Reader,
  bar: { id: string },
  unitPreference: UnitPreference,
): Promise<Json<Drink[]>> {
  const menu = await menuOf(reader, bar);
  const drinks = await drinksAsJson(reader, menu, menu.all(reader.language), unitPreference);
  return new Json(Buffer.concat(drinks));
}

export async function drinkCategoriesOf(
  reader: Reader,
  bar: { id: string },
): Promise<readonly CategoryCount[]> {
  return (await menuOf(reader, bar)).categoryCounts();
}

export async function findDrink(
  reader: Reader,
  drinkId: string,
  unitPreference: UnitPreference,
): Promise<Drink | null> {
  const drink = await visibleDrink(reader, drinkId);
  return drink && presentDrink(drink, undefined, { language: reader.language, unitPreference });
}

/** A drink as this bar makes it, or null when it cannot make it now. */
export async function findDrinkOfBar(
  reader: Reader,
  bar: { id: string },
  drinkId: string,
  unitPreference: UnitPreference,
): Promise<Json<Drink> | null> {
  const menu = await menuOf(reader, bar);
  if (!menu.canMake(drinkId)) return null;
  const [details] = await reader.menus.details(reader.db, menu, [drinkId]);
  if (!details) return null;
  const { shelf } = menu;
  const drink = { details, ingredients: shelf.ingredients };
  const wording = { language: reader.language, unitPreference };
  return new Json(Buffer.concat(drinkAsJson(drink, shelf, wording)));
}

export async function findRecipe(reader: Reader, drinkId: string): Promise<Recipe | null> {
  const drink = await visibleDrink(reader, drinkId);
  return drink && presentRecipe(drink, reader.language);
}

/** Drinks of the catalogue are anyone's to see; a bar's own ones its guests' and its owner's. */
async function visibleDrink(
  { db, bars, menus, viewer }: Reader,
  drinkId: string,
): Promise<KnownDrink | null> {
  const drink = await menus.drink(db, drinkId);
  if (!drink?.details.bar_id) return drink;
  const bar = await bars.byId(db, drink.details.bar_id);
  if (!bar) return null;
  return bar.isActive || bar.accountId === viewer.identity?.account.id ? drink : null;
}

async function menuOf({ db, menus }: Reader, bar: { id: string }): Promise<BarMenu> {
  const menu = await menus.of(db, bar.id);
  if (!menu) throw new AppError('NOT_FOUND', null);
  return menu;
}

/** Drinks as this bar makes them, in the order of the ids. */
export async function presentDrinks(
  { db, menus, language }: Pick<Reader, 'db' | 'menus' | 'language'>,
  menu: BarMenu,
  ids: readonly string[],
  unitPreference: UnitPreference,
): Promise<Drink[]> {
  const { shelf } = menu;
  const found = await menus.details(db, menu, ids);
  return found.map((details) =>
    presentDrink({ details, ingredients: shelf.ingredients }, shelf, { language, unitPreference }),
  );
}

/** `presentDrinks` as the parts of a JSON array. */
async function drinksAsJson(
  { db, menus, language }: Reader,
  menu: BarMenu,
  ids: readonly string[],
  unitPreference: UnitPreference,
): Promise<Buffer[]> {
  const { shelf } = menu;
  const found = await menus.details(db, menu, ids);
  const parts = found.flatMap((details, n) => {
    const drink = { details, ingredients: shelf.ingredients };
    const json = drinkAsJson(drink, shelf, { language, unitPreference });
    return n ? [comma, ...json] : json;
  });
  return [open, ...parts, close];
}

const [open, comma, close] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];
