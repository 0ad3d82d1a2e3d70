import { AppError } from '#domain/errors.ts';
import type { BoardStatus } from '#domain/orders.ts';
import type { Tx } from '#server/db/database.ts';
import { findOrder, type Mover } from './move-order.ts';

/**
 * Undoes the last move, the one to `status`: the order is as it was before, and the history records
 * both. Where it is undone already, nothing changes.
 */
export async function undoMove(db: Tx, orderId: string, mover: Mover, status: BoardStatus) {
  const order = await findOrder(db, orderId, mover.accountId).forUpdate('o').executeTakeFirst();
  if (!order) throw new AppError('ORDER_NOT_FOUND', null);
  const { standing, undone } = await movesOf(db, orderId);
  if (undone === status) return;
  const before = standing.at(-2);
  if (order.status !== status || !before) throw new AppError('CANNOT_UPDATE_ORDER', null);
  const isNamed = before.status !== 'new';
  await db
    .updateTable('orders')
    .set({
      status: before.status,
      changed_at: before.happened_at,
      maker_subject: isNamed ? (before.maker?.mover_subject ?? null) : null,
      maker_name: isNamed ? (before.maker?.mover_name ?? null) : null,
    })
    .where('id', '=', orderId)
    .execute();
  await db
    .insertInto('order_events')
    .values({
      order_id: orderId,
      status: before.status,
      mover_subject: mover.subject,
      mover_name: mover.name,
      is_undo: true,
    })
    .execute();
}

/**
 * The moves of an order that were not undone, each with the move that started its making, and the
 * status of the move that the last event undid, if it is an undo.
 */
async function movesOf(db: Tx, orderId: string) {
  const events = await db
    .selectFrom('order_events')
    .select(['status', 'happened_at', 'mover_subject', 'mover_name', 'is_undo'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  type Event = (typeof events)[number];
  const standing: (Event & { maker: Event | undefined })[] = [];
  let undone: string | undefined;
  for (const event of events) {
    undone = event.is_undo ? standing.pop()?.status : undefined;
    if (event.is_undo) continue;
    const maker = event.status === 'processing' ? event : standing.at(-1)?.maker;
    standing.push({ ...event, maker });
  }
  return { standing, undone };
}
