import { AppError } from '#domain/errors.ts';
import type { InventoryItem } from '#domain/ingredients.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';

/** An item for every ingredient; empty before the inventory was initialised. */
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

/** Sets these ingredients, or all. Answers those that changed. */
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

/** Adds an unavailable item for every ingredient that has none. Answers how many. */
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
