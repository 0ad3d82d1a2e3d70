import { sql } from 'kysely';
import type { DrinkLook } from '#domain/drink-look.ts';
import type { OpenStatus } from '#domain/orders.ts';
import type { Db, Tx } from '#server/db/database.ts';

const countedAtOnce = 1_000;

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
      'maker_subject',
      'maker_name',
    ]);
}

export type OpenRow = OrderRow & { status: OpenStatus };
export type MadeRow = OrderRow & { status: 'done' };

/** Open orders, written as in the index of just these, so that the planner knows it. */
export const isOpen = sql<boolean>`status in ('new', 'processing')`;

/** What a bar has yet to make or is making, oldest first. */
export function readOpenOrders(db: Db | Tx, barId: string): Promise<OpenRow[]> {
  return selectOrders(db)
    .modifyFront(sql`/* open_orders */`)
    .where('bar_id', '=', barId)
    .where(isOpen)
    .orderBy('created_at')
    .orderBy('id')
    .$narrowType<{ status: OpenStatus }>()
    .execute();
}

/** What each of these browsers ordered since then, in whatever bar, newest first. */
export async function readOrdersOfGuests(
  db: Db | Tx,
  guestKeys: readonly string[],
  since: Date,
): Promise<Map<string | null, OrderRow[]>> {
  const rows = await selectOrders(db)
    .where('guest_key', '=', sql<string>`any(${guestKeys})`)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ guest_key }) => guest_key);
}

export interface Made {
  /** The last `most`, latest first, however old. */
  rows: MadeRow[];
  most: number;
  /** How many `since` then. */
  count: number;
  since: Date;
}

export async function readMade(
  db: Db | Tx,
  barId: string,
  most: number,
  since: Date,
): Promise<Made> {
  // The status is written out, so that the planner knows the index of just these.
  const ofBar = sql<boolean>`bar_id = ${barId} and status = 'done'`;
  // A walk along that index, whatever the planner thinks of how many there are.
  const few = sql<number>`(select count(*) from (
    select from orders where ${ofBar} and changed_at > ${since}
    order by changed_at desc limit ${countedAtOnce}) recent)`;
  const rows = await selectOrders(db)
    .select(few.as('count'))
    .where(ofBar)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(most)
    .$narrowType<{ status: 'done' }>()
    .execute();
  const count = rows[0]?.count ?? 0;
  if (count < countedAtOnce) return { rows, most, count, since };
  const all = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(ofBar)
    .where('changed_at', '>', since)
    .executeTakeFirstOrThrow();
  return { rows, most, count: all.count, since };
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
