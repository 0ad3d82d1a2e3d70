import { sql } from 'kysely';
import type { DrinkLook } from '#domain/drinks/drink-look.ts';
import type { DrinkCategory } from '#domain/drinks/drinks.ts';
import type { OpenStatus } from '#domain/orders/orders.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';

/** Up to this number, the same statement counts tonight's completed orders. */
const maxQuickCount = 1_000;

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
      'round_id',
      'for_name',
      'table_name',
      'position',
      'is_on_hold',
      'called_at',
      'collected_at',
      'cancellation',
      'number',
      'without',
      'allergy',
    ]);
}

/** Prepared statements take dates and arrays as text. */
const textOf = (date: Date) => sql<Date>`${date.toISOString()}::timestamptz`;

export type OpenRow = OrderRow & { status: OpenStatus };
export type MadeRow = OrderRow & { status: 'done' };

/** Spelled like the condition of the partial index, so that the planner uses it. */
export const isOpen = sql<boolean>`status in ('new', 'processing')`;

export function readOpenOrders(db: Db | Tx, barId: string): Promise<OpenRow[]> {
  return selectOrders(db)
    .modifyFront(prepared('open_orders'))
    .where('bar_id', '=', barId)
    .where(isOpen)
    .orderBy('created_at')
    .orderBy('id')
    .$narrowType<{ status: OpenStatus }>()
    .execute();
}

/** Newest first, in any bar. */
export async function readOrdersOfGuests(
  db: Db | Tx,
  guestKeys: readonly string[],
  since: Date,
): Promise<Map<string | null, OrderRow[]>> {
  const rows = await selectOrders(db)
    .modifyFront(prepared('orders_of_guests'))
    .where('guest_key', '=', sql<string>`any(${`{${guestKeys.join()}}`}::text[])`)
    .where('created_at', '>', textOf(since))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ guest_key }) => guest_key);
}

export interface Made {
  rows: MadeRow[];
  limit: number;
  count: number;
  since: Date;
}

export async function readMade(
  db: Db | Tx,
  barId: string,
  limit: number,
  since: Date,
): Promise<Made> {
  // A literal status instead of a parameter, so that the planner uses the partial index.
  const ofBar = sql<boolean>`bar_id = ${barId} and status = 'done'`;
  // The limit makes the planner use that index, whatever number of rows it expects.
  const quickCount = sql<number>`(select count(*) from (
    select from orders where ${ofBar} and changed_at > ${textOf(since)}
    order by changed_at desc limit ${sql.lit(maxQuickCount)}) recent)`;
  const rows = await selectOrders(db)
    .modifyFront(prepared('made_orders'))
    .select(quickCount.as('count'))
    .where(ofBar)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ status: 'done' }>()
    .execute();
  const count = rows[0]?.count ?? 0;
  if (count < maxQuickCount) return { rows, limit, count, since };
  const all = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(ofBar)
    .where('changed_at', '>', since)
    .executeTakeFirstOrThrow();
  return { rows, limit, count: all.count, since };
}

export interface DrinkRow {
  id: string;
  name_en: string;
  name_sk: string;
  look: DrinkLook;
  category: DrinkCategory;
}

export async function readDrink(db: Db | Tx, id: string): Promise<DrinkRow | null> {
  const found = await db
    .selectFrom('drinks')
    .select(['id', 'name_en', 'name_sk', 'look', 'category'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}
