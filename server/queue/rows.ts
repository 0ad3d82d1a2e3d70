import type { DrinkLook } from '#domain/drink-look.ts';
import type { Db, Tx } from '#server/db/database.ts';

export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number];

export function selectOrders(db: Db | Tx) {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'bar_id',
      'drink_id',
      'guest_name',
      'guest_key',
      'notes',
      'status',
      'created_at',
      'changed_at',
    ]);
}

/** What a bar has yet to make or is making, oldest first. */
export function readOpenOrders(db: Db | Tx, barId: string): Promise<OrderRow[]> {
  return selectOrders(db)
    .where('bar_id', '=', barId)
    .where('status', '<>', 'done')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What one browser ordered, in whatever bar, newest first. */
export function readOrdersOfGuest(db: Db | Tx, guestKey: string, since: Date): Promise<OrderRow[]> {
  return selectOrders(db)
    .where('guest_key', '=', guestKey)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export interface DrinkRow {
  id: string;
  name_en: string;
  name_sk: string;
  look: DrinkLook;
}

export async function readDrink(db: Db | Tx, id: string): Promise<DrinkRow | null> {
  const found = await db
    .selectFrom('drinks')
    .select(['id', 'name_en', 'name_sk', 'look'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}
