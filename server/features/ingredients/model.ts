import { AppError } from '#domain/errors.ts';
import {
  type Ingredient,
  type IngredientCategory,
  type InventoryItem,
  ingredientCategories,
} from '#domain/ingredients.ts';
import type { Language } from '#domain/languages.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import type { IndexedIngredient } from '#server/menu/catalogue-index.ts';
import type { Menus } from '#server/menu/menus.ts';

interface Reader {
  db: Db;
  menus: Menus;
  language: Language;
}

/** By name in the reader's language. */
export async function allIngredients({ db, menus, language }: Reader): Promise<Ingredient[]> {
  const { list } = await menus.ingredients(db);
  return byName(
    list.map((ingredient) => present(ingredient, language)),
    language,
  );
}

/** The categories in their order, each with its ingredients by name. */
export async function ingredientsByCategory(
  reader: Reader,
): Promise<{ category: IngredientCategory; ingredients: Ingredient[] }[]> {
  const all = await allIngredients(reader);
  return ingredientCategories
    .map((category) => ({
      category,
      ingredients: all.filter((ingredient) => ingredient.category === category),
    }))
    .filter(({ ingredients }) => ingredients.length > 0);
}

/** What stands on the shelf, and how many drinks of the menu are made with it. */
export async function availableIngredients(
  { db, menus, language }: Reader,
  bar: { id: string },
): Promise<(Ingredient & { drinksCount: number })[]> {
  const menu = await menus.require(db, bar.id);
  const counts = menu.ingredientCounts();
  const stocked = menu.shelf.ingredients.list.flatMap((ingredient, number) =>
    menu.shelf.stocked[number]
      ? { ...present(ingredient, language), drinksCount: counts[number] ?? 0 }
      : [],
  );
  return byName(stocked, language);
}

/** Empty before the inventory was initialised; then an item for every ingredient there is. */
export async function inventoryOf(db: Db, bar: AuthorizedBar): Promise<InventoryItem[]> {
  const items = await db
    .selectFrom('ingredients as g')
    .leftJoin('inventory as i', (join) =>
      join.onRef('i.ingredient_id', '=', 'g.id').on('i.bar_id', '=', bar.id),
    )
    .select(['g.id as ingredientId', 'i.is_available as isAvailable'])
    .orderBy('g.id')
    .execute();
  if (items.every(({ isAvailable }) => isAvailable === null)) return [];
  return items.map(({ ingredientId, isAvailable }) => ({
    ingredientId,
    isAvailable: isAvailable ?? false,
  }));
}

export async function setAvailability(
  db: Tx,
  bar: AuthorizedBar,
  { ingredientId, isAvailable }: InventoryItem,
): Promise<void> {
  const known = await db
    .selectFrom('ingredients')
    .select('id')
    .where('id', '=', ingredientId)
    .executeTakeFirst();
  if (!known) throw new AppError('NOT_FOUND', null);
  await db
    .insertInto('inventory')
    .values({ bar_id: bar.id, ingredient_id: ingredientId, is_available: isAvailable })
    .onConflict((conflict) =>
      conflict.columns(['bar_id', 'ingredient_id']).doUpdateSet({ is_available: isAvailable }),
    )
    .execute();
}

/** Sets these ingredients, or all. Answers which of them that changed. */
export async function switchAvailability(
  db: Tx,
  bar: AuthorizedBar,
  { isAvailable, ingredientIds }: { isAvailable: boolean; ingredientIds?: string[] | undefined },
): Promise<string[]> {
  await initializeInventory(db, bar);
  const changed = await db
    .updateTable('inventory')
    .set({ is_available: isAvailable })
    .where('bar_id', '=', bar.id)
    .where('is_available', '=', !isAvailable)
    .$if(ingredientIds !== undefined, (update) =>
      update.where('ingredient_id', 'in', ingredientIds ?? []),
    )
    .returning('ingredient_id')
    .execute();
  return changed.map(({ ingredient_id }) => ingredient_id).sort();
}

/** Adds an item, not available, for every ingredient that has none. Answers how many. */
export async function initializeInventory(db: Tx, bar: { id: string }): Promise<number> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('inventory')
    .columns(['bar_id', 'ingredient_id', 'is_available'])
    .expression((ingredients) =>
      ingredients
        .selectFrom('ingredients')
        .select(({ cast, val, ref }) => [
          cast<string>(val(bar.id), 'uuid').as('bar_id'),
          ref('id').as('ingredient_id'),
          cast<boolean>(val(false), 'boolean').as('is_available'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

function present({ id, name, category, description }: IndexedIngredient, language: Language) {
  return { _id: id, name: name[language], category, description: description[language] };
}

function byName<T extends Ingredient>(ingredients: T[], language: Language): T[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return ingredients.sort((a, b) => compare(a.name, b.name));
}
