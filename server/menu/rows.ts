import { sql } from 'kysely';
import type { Method } from '#domain/alcohol.ts';
import { type DrinkLook, type Glass, type Ice, trimsOf } from '#domain/drink-look.ts';
import type { DrinkCategory } from '#domain/drinks.ts';
import type { Localized } from '#domain/languages.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { IndexedDrink, IndexedIngredient } from './catalogue-index.ts';

export async function readIngredients(db: Db | Tx): Promise<IndexedIngredient[]> {
  const found = await db.selectFrom('ingredients').selectAll().orderBy('id').execute();
  return found.map((row) => ({
    id: row.id,
    category: row.category,
    name: { en: row.name_en, sk: row.name_sk },
    description: { en: row.description_en, sk: row.description_sk },
    parent: row.parent_id,
    substitutes: row.substitutes,
  }));
}

/** Drinks of the catalogue, or a bar's own; the caller adds columns for their ingredients. */
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
    .select(sql<string[]>`array_agg(i.ingredient_id order by i.position)`.as('ingredients'))
    .execute();
}

export interface RecipeRow {
  id: string;
  category: DrinkCategory;
  name: Localized;
  description: Localized;
  alcoholContent: number;
  parts: { ingredientId: string; amount: number; unit: string }[];
  /** Garnish and rim, which are no ingredients. */
  trims: string[];
  method: Method;
  glass: Glass;
  ice: Ice;
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

/** The ids of the ingredients that a bar has in stock. */
export async function readStocked(db: Db | Tx, barId: string): Promise<string[]> {
  const found = await db
    .selectFrom('inventory')
    .select('ingredient_id as id')
    .where('bar_id', '=', barId)
    .where('is_available', '=', true)
    .execute();
  return found.map(({ id }) => id);
}

export type DrinkDetails = Awaited<ReturnType<ReturnType<typeof selectDetails>['execute']>>[number];

/** Full rows of drinks, with their recipes. */
function selectDetails(db: Db | Tx) {
  return db
    .selectFrom('drinks as d')
    .selectAll('d')
    .select(
      sql<{ ingredientId: string; amount: number; unit: string }[]>`coalesce((
        select json_agg(json_build_object('ingredientId', i.ingredient_id, 'amount', i.amount, 'unit', i.unit)
          order by i.position)
        from drink_ingredients i where i.drink_id = d.id), '[]')`.as('recipe'),
    );
}

/** In any order; unknown ids are left out. */
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

export async function readLook(db: Db, drinkId: string): Promise<DrinkLook | undefined> {
  const found = await db
    .selectFrom('drinks')
    .select('look')
    .where('id', '=', drinkId)
    .executeTakeFirst();
  return found?.look;
}
