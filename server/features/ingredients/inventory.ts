import { AppError } from '#domain/errors.ts';
import type { InventoryItem } from '#domain/ingredients/ingredients.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import type { BarMenu } from '#server/menu/bar-menu.ts';

export async function inventoryOf(
  db: Db,
  bar: AuthorizedBar,
  { shelf }: BarMenu,
): Promise<InventoryItem[]> {
  const items = await ingredientsFor(db, bar)
    .leftJoin('inventory as i', (join) =>
      join.onRef('i.ingredient_id', '=', 'g.id').on('i.bar_id', '=', bar.id),
    )
    .select(['g.id as ingredientId', 'i.is_available as isAvailable'])
    .orderBy('g.id')
    .execute();
  if (items.every(({ isAvailable }) => isAvailable === null)) return [];
  const { list, numbers } = shelf.ingredients;
  return items.map(({ ingredientId, isAvailable }) => {
    const item = { ingredientId, isAvailable: isAvailable ?? false };
    const parts = list[numbers.get(ingredientId) ?? -1]?.own?.parts ?? [];
    if (parts.length === 0) return item;
    const canBeMade = parts.every((id) => shelf.usable[numbers.get(id) ?? -1]);
    return { ...item, houseMade: { isMadeWhenNeeded: isAvailable === null, canBeMade } };
  });
}

/** `isAvailable` null: a house-made one is made when it is needed. */
export async function setAvailability(
  db: Tx,
  bar: AuthorizedBar,
  { ingredientId, isAvailable }: { ingredientId: string; isAvailable: boolean | null },
): Promise<void> {
  const known = await ingredientsFor(db, bar)
    .select('g.isHouseMade')
    .where('g.id', '=', ingredientId)
    .executeTakeFirst();
  if (!known) throw new AppError('NOT_FOUND', null);
  if (isAvailable === null) {
    if (!known.isHouseMade) {
      const issues = [
        { path: 'isAvailable', message: 'only house-made ingredients can be made when needed' },
      ];
      throw new AppError('INVALID_REQUEST', { issues });
    }
    await db
      .deleteFrom('inventory')
      .where('bar_id', '=', bar.id)
      .where('ingredient_id', '=', ingredientId)
      .execute();
    return;
  }
  await db
    .insertInto('inventory')
    .values({ bar_id: bar.id, ingredient_id: ingredientId, is_available: isAvailable })
    .onConflict((conflict) =>
      conflict.columns(['bar_id', 'ingredient_id']).doUpdateSet({ is_available: isAvailable }),
    )
    .execute();
}

/** Skips house-made ingredients that are made when needed. Returns those that changed. */
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
    .where('ingredient_id', 'in', ingredientsFor(db, bar).select('g.id'))
    .$if(ingredientIds !== undefined, (update) =>
      update.where('ingredient_id', 'in', ingredientIds ?? []),
    )
    .returning('ingredient_id')
    .execute();
  return changed.map(({ ingredient_id }) => ingredient_id).sort();
}

/** Skips house-made ingredients. Returns the number of added items. */
export async function initializeInventory(db: Tx, bar: AuthorizedBar): Promise<number> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('inventory')
    .columns(['bar_id', 'ingredient_id', 'is_available'])
    .expression(
      ingredientsFor(db, bar)
        .where('g.isHouseMade', '=', false)
        .select(({ cast, val, ref }) => [
          cast<string>(val(bar.id), 'uuid').as('bar_id'),
          ref('g.id').as('ingredient_id'),
          cast<boolean>(val(false), 'boolean').as('is_available'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/** Without retired ones. */
function ingredientsFor(db: Db | Tx, { accountId }: AuthorizedBar) {
  const visible = db
    .selectFrom('ingredients')
    .select(({ exists, selectFrom }) => [
      'id',
      exists(selectFrom('ingredient_parts').whereRef('ingredient_id', '=', 'ingredients.id')).as(
        'isHouseMade',
      ),
    ])
    .where('is_retired', '=', false)
    .where(({ eb, or }) => or([eb('account_id', 'is', null), eb('account_id', '=', accountId)]));
  return db.selectFrom(visible.as('g'));
}
