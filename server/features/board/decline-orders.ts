import { AppError } from '#domain/errors.ts';
import type { DeclineReason, KnownCancellation, MovesAnswer } from '#domain/orders/orders.ts';
import type { Tx } from '#server/db/database.ts';
import type { Mover } from '#server/features/orders/move-order.ts';
import { lockOrders, moveLocked, type Orders } from '#server/features/orders/move-orders.ts';

interface Decline {
  reason: DeclineReason;
  ingredientId?: string | undefined;
  words?: string | undefined;
}

export async function declineOrders(
  db: Tx,
  orders: Orders,
  mover: Mover,
  { reason, ingredientId, words }: Decline,
): Promise<MovesAnswer> {
  const lacking = reason === 'out' ? ingredientId : undefined;
  const cancellation: KnownCancellation = {
    by: 'bar',
    reason,
    ingredient: lacking ? await namesOf(db, lacking, mover.accountId) : null,
    ...(lacking && { ingredientId: lacking }),
    words: words || null,
  };
  return moveLocked(db, await lockOrders(db, orders), { to: 'cancelled', mover, cancellation });
}

/** Stored with the order, because an own ingredient may be renamed or deleted. */
async function namesOf(db: Tx, ingredientId: string, accountId: string) {
  const found = await db
    .selectFrom('ingredients')
    .select(['name_en as en', 'name_sk as sk'])
    .where('id', '=', ingredientId)
    .where(({ or, eb }) => or([eb('account_id', 'is', null), eb('account_id', '=', accountId)]))
    .executeTakeFirst();
  if (!found) throw new AppError('INGREDIENT_NOT_AVAILABLE', null);
  return found;
}

interface Which {
  only?: readonly string[] | undefined;
  except?: readonly string[] | undefined;
  until?: number | undefined;
  /** Identifies the cancelled orders, so that they can be restored together. */
  batch?: string | undefined;
}

export async function cancelNewOrders(
  db: Tx,
  bar: { id: string },
  mover: Mover,
  { only, except = [], until, batch }: Which,
): Promise<number> {
  if (only?.length === 0) return 0;
  const waiting = await db
    .selectFrom('orders')
    .select(['id', 'status', 'maker_subject', 'maker_name', 'cancellation'])
    .where('bar_id', '=', bar.id)
    .where('status', '=', 'new')
    .$if(only !== undefined, (query) => query.where('id', 'in', only ?? []))
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    // Times in the database are more precise than milliseconds.
    .$if(until !== undefined, (query) => query.where('created_at', '<', new Date((until ?? 0) + 1)))
    .orderBy('id')
    .forUpdate()
    .execute();
  const why = { by: 'bar', reason: null, ingredient: null, words: null } as const;
  const cancellation = { ...why, ...(batch && { batch }) };
  const { moved } = await moveLocked(db, waiting, { to: 'cancelled', mover, cancellation });
  return moved.length;
}
