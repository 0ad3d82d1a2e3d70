import type { Drink, Recipe } from '#domain/drinks/drinks.ts';
import type { UnitPreference } from '#domain/drinks/unit-preference.ts';
import type { Allergen } from '#domain/ingredients/allergens.ts';
import type { Context } from '#server/functions.ts';
import type { BarMenu, CategoryCount, MenuOrder } from '#server/menu/bar-menu.ts';
import { readCursor, writeCursor } from '#server/menu/cursor.ts';
import type { MenuFilter } from '#server/menu/menu-filter.ts';
import type { KnownDrink } from '#server/menu/menus.ts';
import { Json } from '#server/rpc/function.ts';
import { drinkAsJson, presentDrink, presentRecipe } from './present-drink.ts';

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
  pagination: {
    order?: MenuOrder | undefined;
    numItems: number;
    cursor?: string | null | undefined;
  },
  unitPreference: UnitPreference,
): Promise<Json<DrinkPage>> {
  const { order, numItems, cursor } = pagination;
  const list = [bar.id, reader.language, filter, order];
  const after = cursor ? readCursor(cursor, list) : undefined;
  const menu = await reader.menus.require(reader.db, bar.id);
  const { ids, next } = menu.page(filter, reader.language, after, numItems, order);
  const drinks = await drinksAsJson(reader, menu, ids, unitPreference);
  const rest = { isDone: next === undefined, continueCursor: next ? writeCursor(next, list) : '' };
  const end = `,${JSON.stringify(rest).slice(1)}`;
  return new Json(Buffer.concat([Buffer.from('{"page":'), ...drinks, Buffer.from(end)]));
}

/** Null if no name is near. */
export async function nearestNameOf(
  reader: Reader,
  bar: { id: string },
  filter: MenuFilter,
): Promise<string | null> {
  const menu = await reader.menus.require(reader.db, bar.id);
  return menu.nearestName(filter, reader.language) ?? null;
}

/** By name. For guests, only drinks that they can order. */
export async function availableDrinks(
  reader: Reader,
  bar: { id: string; isOwn: boolean },
  unitPreference: UnitPreference,
): Promise<Json<Drink[]>> {
  const menu = await reader.menus.require(reader.db, bar.id);
  const ids = bar.isOwn ? menu.all(reader.language) : menu.orderable(reader.language);
  return new Json(Buffer.concat(await drinksAsJson(reader, menu, ids, unitPreference)));
}

/** Featured drinks, and the most ordered ones. */
export async function highlightsOf(
  reader: Reader,
  bar: { id: string },
  without: MenuFilter,
  unitPreference: UnitPreference,
): Promise<Json<{ featured: Drink[]; popular: Drink[] }>> {
  const menu = await reader.menus.require(reader.db, bar.id);
  const suitable = new Set(menu.suitable(without));
  const featured = menu.featured().filter((id) => suitable.has(id));
  const popular = (await reader.menus.popular(reader.db, bar.id))
    .filter((id) => suitable.has(id) && menu.canOrder(id) && !menu.composition.isFeatured(id))
    .slice(0, maxPopular);
  return new Json(
    Buffer.concat([
      Buffer.from('{"featured":'),
      ...(await drinksAsJson(reader, menu, featured, unitPreference)),
      Buffer.from(',"popular":'),
      ...(await drinksAsJson(reader, menu, popular, unitPreference)),
      Buffer.from('}'),
    ]),
  );
}

const maxPopular = 6;

export async function drinkCategoriesOf(
  { db, menus }: Pick<Reader, 'db' | 'menus'>,
  bar: { id: string },
  filter: MenuFilter,
): Promise<readonly CategoryCount[]> {
  const isFiltered = Object.values(filter).some((part) => part !== undefined);
  return (await menus.require(db, bar.id)).categoryCounts(isFiltered ? filter : undefined);
}

export async function drinkAllergensOf(
  { db, menus }: Pick<Reader, 'db' | 'menus'>,
  bar: { id: string },
): Promise<Allergen[]> {
  return (await menus.require(db, bar.id)).allergens();
}

export async function findDrink(
  reader: Reader,
  drinkId: string,
  unitPreference: UnitPreference,
): Promise<Drink | null> {
  const drink = await visibleDrink(reader, drinkId);
  return drink && presentDrink(drink, undefined, { language: reader.language, unitPreference });
}

/** Null if the drink is not on the menu now. */
export async function findDrinkOfBar(
  reader: Reader,
  bar: { id: string },
  drinkId: string,
  unitPreference: UnitPreference,
): Promise<Json<Drink> | null> {
  const menu = await reader.menus.require(reader.db, bar.id);
  if (!menu.isOffered(drinkId)) return null;
  const [details] = await reader.menus.details(reader.db, menu, [drinkId]);
  if (!details) return null;
  const drink = { details, ingredients: menu.shelf.ingredients };
  const format = { language: reader.language, unitPreference };
  return new Json(Buffer.concat(drinkAsJson(drink, menu, format)));
}

export async function findRecipe(reader: Reader, drinkId: string): Promise<Recipe | null> {
  const drink = await visibleDrink(reader, drinkId);
  return drink && presentRecipe(drink, reader.language);
}

/**
 * Anyone may see drinks of the catalogue. A bar's own drinks are visible to its guests and owner.
 */
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

/** In the order of the ids. */
export async function presentDrinks(
  { db, menus, language }: Pick<Reader, 'db' | 'menus' | 'language'>,
  menu: BarMenu,
  ids: readonly string[],
  unitPreference: UnitPreference,
): Promise<Drink[]> {
  const { shelf } = menu;
  const found = await menus.details(db, menu, ids);
  return found.map((details) =>
    presentDrink({ details, ingredients: shelf.ingredients }, menu, { language, unitPreference }),
  );
}

/** As the parts of a JSON array. */
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
    const json = drinkAsJson(drink, menu, { language, unitPreference });
    return n ? [comma, ...json] : json;
  });
  return [open, ...parts, close];
}

const [open, comma, close] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];
