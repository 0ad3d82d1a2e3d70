import { AppError } from '#domain/errors.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';

/** Beyond this number, the oldest are shown again. */
const maxHidden = 300;

export async function hiddenOf(db: Db | Tx, bar: AuthorizedBar): Promise<string[][]> {
  const found = await db
    .selectFrom('hidden_advice')
    .select('ingredient_ids')
    .where('bar_id', '=', bar.id)
    .orderBy('created_at', 'desc')
    .orderBy('ingredient_ids')
    .execute();
  return found.map(({ ingredient_ids }) => ingredient_ids);
}

export async function setHidden(
  db: Tx,
  bar: AuthorizedBar,
  ingredientIds: readonly string[],
  isHidden: boolean,
): Promise<void> {
  const ids = [...new Set(ingredientIds)].sort();
  const known = await db.selectFrom('ingredients').select('id').where('id', 'in', ids).execute();
  if (known.length < ids.length) throw new AppError('NOT_FOUND', null);
  if (!isHidden) {
    await db
      .deleteFrom('hidden_advice')
      .where('bar_id', '=', bar.id)
      // As one value, because a list would be compared item by item.
      .where(({ eb, val }) => eb('ingredient_ids', '=', val(ids)))
      .execute();
    return;
  }
  await db
    .insertInto('hidden_advice')
    .values({ bar_id: bar.id, ingredient_ids: ids })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .deleteFrom('hidden_advice')
    .where('bar_id', '=', bar.id)
    .where('ingredient_ids', 'in', (hidden) =>
      hidden
        .selectFrom('hidden_advice')
        .select('ingredient_ids')
        .where('bar_id', '=', bar.id)
        .orderBy('created_at', 'desc')
        .offset(maxHidden),
    )
    .execute();
}
