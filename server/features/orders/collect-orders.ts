import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { lockOrders, type Orders } from './move-orders.ts';

const callAgainAfter = sql`interval '10 seconds'`;

export async function collectOrders(db: Tx, orders: Orders, isCollected = true): Promise<null> {
  await lockOrders(db, orders);
  await db
    .updateTable('orders')
    .set({ collected_at: isCollected ? sql`now()` : null })
    .where('id', 'in', orders.orderIds)
    .where('status', '=', 'done')
    .where('collected_at', isCollected ? 'is' : 'is not', null)
    .execute();
  return null;
}

/** Has no effect soon after the last call. */
export async function callGuests(db: Tx, orders: Orders): Promise<null> {
  await lockOrders(db, orders);
  await db
    .updateTable('orders')
    .set({ called_at: sql`now()` })
    .where('id', 'in', orders.orderIds)
    .where('status', '=', 'done')
    .where('collected_at', 'is', null)
    .where(sql<boolean>`coalesce(called_at < now() - ${callAgainAfter}, true)`)
    .execute();
  return null;
}
