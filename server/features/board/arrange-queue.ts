import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { batchJson } from '#server/features/orders/batch-json.ts';
import { lockOrders, type Orders } from '#server/features/orders/move-orders.ts';
import { arrange } from '#server/queue/arrange.ts';
import { Queue, sortKey } from '#server/queue/queue.ts';
import { readOpenOrders } from '#server/queue/rows.ts';

/** `before`: null for the top, 'end' for the end. The orders keep the order of the call. */
export async function arrangeBefore(db: Tx, orders: Orders, before: string | null): Promise<null> {
  const { barId, orderIds } = orders;
  await lockArrangement(db, barId);
  const queue = new Queue(await readOpenOrders(db, barId)).orders;
  const isOpen = new Set(queue.map(({ id }) => id));
  const isEnd = before === null || before === 'end';
  const isPossible = isEnd || isOpen.has(before);
  const moved = orderIds.filter((id) => isOpen.has(id));
  const keys = queue.map((row) => ({ id: row.id, key: sortKey(row) }));
  const places = isPossible ? arrange(keys, moved, before) : new Map<string, number>();
  const named = isEnd ? orderIds : [...orderIds, before];
  await lockOrders(db, { barId, orderIds: [...new Set([...named, ...places.keys()])] });
  if (!isPossible) throw new AppError('CANNOT_UPDATE_ORDER', null);
  const rows = Array.from(places, ([id, position]) => ({ id, position }));
  await sql`update orders o set position = p.position
    from json_to_recordset(${batchJson(rows)}) as p(id uuid, position double precision)
    where o.id = p.id`.execute(db);
  return null;
}

/** Two bartenders who arrange a queue at once do so one after the other. */
async function lockArrangement(db: Tx, barId: string) {
  await db.selectFrom('bars').select('id').where('id', '=', barId).forNoKeyUpdate().execute();
}

export async function resetPlace(db: Tx, orders: Orders): Promise<null> {
  await lockOrders(db, orders);
  await db
    .updateTable('orders')
    .set({ position: null })
    .where('id', 'in', orders.orderIds)
    .where('position', 'is not', null)
    .execute();
  return null;
}

export async function holdOrders(db: Tx, orders: Orders, isOnHold: boolean): Promise<null> {
  await lockOrders(db, orders);
  await db
    .updateTable('orders')
    .set({ is_on_hold: isOnHold })
    .where('id', 'in', orders.orderIds)
    .where('status', '=', 'new')
    .where('is_on_hold', '!=', isOnHold)
    .execute();
  return null;
}
