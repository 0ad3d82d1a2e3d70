import { sql } from 'kysely';
import type { DrinkCategory } from '#domain/drink-categories.ts';
import type { DrinkLook } from '#domain/drink-look.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { IndexedDrink, IndexedIngredient, Localized } from './catalogue-index.ts';

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

/** The drinks of the catalogue, or the own ones of a bar. */
export async function readDrinks(db: Db | Tx, barId: string | null): Promise<IndexedDrink[]> {
  const found = await db
    .selectFrom('drinks as d')
    .innerJoin('drink_ingredients as i', 'i.drink_id', 'd.id')
    .select([
      'd.id',
      'd.category',
      'd.name_en',
      'd.name_sk',
      'd.description_en',
      'd.description_sk',
      sql<string[]>`array_agg(i.ingredient_id order by i.position)`.as('ingredients'),
    ])
    .where('d.bar_id', barId === null ? 'is' : '=', barId)
    .where('d.is_retired', '=', false)
    .groupBy('d.id')
    .execute();
  return found.map((row) => ({
    id: row.id,
    category: row.category,
    name: { en: row.name_en, sk: row.name_sk },
    description: { en: row.description_en, sk: row.description_sk },
    ingredients: row.ingredients,
  }));
}

export interface RecipeRow {
  id: string;
  category: DrinkCategory;
  name: Localized;
  description: Localized;
  alcoholContent: number;
  parts: { ingredientId: string; amount: number; unit: string }[];
}

/** The drinks of the catalogue, or the own ones of a bar, with what goes into them. */
export async function readRecipes(db: Db | Tx, barId: string | null): Promise<RecipeRow[]> {
  const found = await db
    .selectFrom('drinks as d')
    .innerJoin('drink_ingredients as i', 'i.drink_id', 'd.id')
    .select([
      'd.id',
      'd.category',
      'd.name_en',
      'd.name_sk',
      'd.description_en',
      'd.description_sk',
      'd.alcohol_content as alcoholContent',
      sql<RecipeRow['parts']>`json_agg(json_build_object(
        'ingredientId', i.ingredient_id, 'amount', i.amount, 'unit', i.unit)
        order by i.position)`.as('parts'),
    ])
    .where('d.bar_id', barId === null ? 'is' : '=', barId)
    .where('d.is_retired', '=', false)
    .groupBy('d.id')
    .execute();
  return found.map(({ name_en, name_sk, description_en, description_sk, ...row }) => ({
    ...row,
    name: { en: name_en, sk: name_sk },
    description: { en: description_en, sk: description_sk },
  }));
}

export async function readBar(db: Db | Tx, barId: string) {
  const bar = await db
    .selectFrom('bars')
    .select('allows_substitutes as allowsSubstitutes')
    .where('id', '=', barId)
    .executeTakeFirst();
  if (!bar) return null;
  const stocked = await db
    .selectFrom('inventory')
    .select('ingredient_id as id')
    .where('bar_id', '=', barId)
    .where('is_available', '=', true)
    .execute();
  return { ...bar, available: stocked.map(({ id }) => id) };
}

export async function readLook(db: Db, drinkId: string): Promise<DrinkLook | undefined> {
  const found = await db
    .selectFrom('drinks')
    .select('look')
    .where('id', '=', drinkId)
    .executeTakeFirst();
  return found?.look;
}
