import { sql } from 'kysely';
import type { IndexedIngredient } from '#catalogue/ingredient-index.ts';
import type { RecipeRow } from '#catalogue/recipe-row.ts';
import { type DrinkLook, trimsOf } from '#domain/drinks/drink-look.ts';
import type { Localized } from '#domain/languages.ts';
import type { MenuEntry } from '#domain/menu/menu.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { IndexedDrink } from './drink-index.ts';
import type { OwnIngredientRow } from './own-ingredients.ts';

export async function readIngredients(db: Db | Tx): Promise<IndexedIngredient[]> {
  const found = await ingredientsOf(db, null).execute();
  return found.map(({ id, category, name, description, parent, substitutes }) => ({
    id,
    category,
    name,
    description,
    parent,
    substitutes,
  }));
}

export function readOwnIngredients(db: Db | Tx, accountId: string): Promise<OwnIngredientRow[]> {
  return ingredientsOf(db, accountId)
    .select([
      'g.strength',
      'g.color',
      'g.sugar',
      'g.allergens',
      'g.is_retired as isRetired',
      sql<string[]>`array(select part_id from ingredient_parts p
        where p.ingredient_id = g.id order by p.position)`.as('parts'),
    ])
    .execute();
}

function ingredientsOf(db: Db | Tx, accountId: string | null) {
  return db
    .selectFrom('ingredients as g')
    .select([
      'g.id',
      'g.category',
      sql<Localized>`json_build_object('en', g.name_en, 'sk', g.name_sk)`.as('name'),
      sql<Localized>`json_build_object('en', g.description_en, 'sk', g.description_sk)`.as(
        'description',
      ),
      'g.parent_id as parent',
      'g.substitutes',
    ])
    .where('g.account_id', accountId === null ? 'is' : '=', accountId)
    .orderBy('g.id');
}

function drinksOf(db: Db | Tx, barId: string | null) {
  return db
    .selectFrom('drinks as d')
    .innerJoin('drink_ingredients as i', 'i.drink_id', 'd.id')
    .select([
      'd.id',
      'd.category',
      'd.alcohol_content as alcoholContent',
      'd.method',
      sql<Localized>`json_build_object('en', d.name_en, 'sk', d.name_sk)`.as('name'),
      sql<Localized>`json_build_object('en', d.description_en, 'sk', d.description_sk)`.as(
        'description',
      ),
    ])
    .where('d.bar_id', barId === null ? 'is' : '=', barId)
    .where('d.is_retired', '=', false)
    .groupBy('d.id');
}

export function readCatalogueDrinks(db: Db | Tx): Promise<IndexedDrink[]> {
  return drinksOf(db, null)
    .select([
      sql<string[]>`array_agg(i.ingredient_id order by i.position)`.as('ingredients'),
      'd.look',
    ])
    .execute()
    .then((rows) => rows.map(({ look, ...row }) => ({ ...row, trims: trimsOf(look) })));
}

export function readRecipes(db: Db | Tx, barId: string | null): Promise<RecipeRow[]> {
  return drinksOf(db, barId)
    .select([
      sql<RecipeRow['parts']>`json_agg(json_build_object(
        'ingredientId', i.ingredient_id, 'amount', i.amount, 'unit', i.unit)
        order by i.position)`.as('parts'),
      'd.look',
    ])
    .execute()
    .then((rows) =>
      rows.map(({ look, ...row }) => ({
        ...row,
        trims: trimsOf(look),
        glass: look.glass,
        ice: look.ice,
      })),
    );
}

/** The available ids, and the house-made ones that have run out. */
export async function readStock(db: Db | Tx, barId: string): Promise<Stock> {
  const found = await db
    .selectFrom('inventory as i')
    .innerJoin('ingredients as g', 'g.id', 'i.ingredient_id')
    .select(['g.id', 'i.is_available as isAvailable'])
    .where('i.bar_id', '=', barId)
    .where((row) => row.or([row('i.is_available', '=', true), row('g.account_id', 'is not', null)]))
    .execute();
  return {
    available: found.flatMap(({ id, isAvailable }) => (isAvailable ? id : [])),
    out: found.flatMap(({ id, isAvailable }) => (isAvailable ? [] : id)),
  };
}

export interface Stock {
  available: readonly string[];
  out: readonly string[];
}

export async function readMenuEntries(db: Db | Tx, barId: string): Promise<MenuEntry[]> {
  const found = await db
    .selectFrom('menu_entries')
    .selectAll()
    .where('bar_id', '=', barId)
    .orderBy('featured', (order) => order.asc().nullsLast())
    .orderBy('drink_id')
    .execute();
  return found.map((row) => ({
    drinkId: row.drink_id,
    isShown: row.is_shown,
    featured: row.featured,
    soldOut: row.sold_out,
    soldOutUntil: row.sold_out_until?.getTime() ?? null,
    price: row.price,
    note: row.note,
  }));
}

export async function readPopular(db: Db | Tx, barId: string): Promise<readonly string[]> {
  const found = await db
    .selectFrom('popular_drinks')
    .select('drink_ids as ids')
    .where('bar_id', '=', barId)
    .executeTakeFirst();
  return found?.ids ?? [];
}

interface RecipeItem {
  ingredientId: string;
  amount: number;
  unit: string;
  isOptional: boolean;
}

export type DrinkDetails = Awaited<ReturnType<ReturnType<typeof selectDetails>['execute']>>[number];

function selectDetails(db: Db | Tx) {
  return db
    .selectFrom('drinks as d')
    .selectAll('d')
    .select(
      sql<RecipeItem[]>`coalesce((
        select json_agg(json_build_object('ingredientId', i.ingredient_id, 'amount', i.amount,
          'unit', i.unit, 'isOptional', i.is_optional) order by i.position)
        from drink_ingredients i where i.drink_id = d.id), '[]')`.as('recipe'),
    );
}

export async function readDetails(db: Db | Tx, ids: readonly string[]): Promise<DrinkDetails[]> {
  return ids.length
    ? selectDetails(db)
        .where('d.id', 'in', [...ids])
        .execute()
    : [];
}

export function readDetailsOfBar(db: Db | Tx, barId: string): Promise<DrinkDetails[]> {
  return selectDetails(db)
    .where('d.bar_id', '=', barId)
    .where('d.is_retired', '=', false)
    .execute();
}

/** `barId` is null for a drink of the catalogue. */
export async function readLook(
  db: Db,
  drinkId: string,
): Promise<{ look: DrinkLook; barId: string | null } | undefined> {
  return db
    .selectFrom('drinks')
    .select(['look', 'bar_id as barId'])
    .where('id', '=', drinkId)
    .executeTakeFirst();
}
