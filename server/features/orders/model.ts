import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import { type OrderStatus, statusBefore } from '#domain/order-status.ts';
import type { GuestOrder, Order, OrderBoard, OrderedDrink } from '#domain/orders.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { visitedBar } from '#server/features/bars/access.ts';
import type { Menus } from '#server/menu/menus.ts';
import { orderWord, placeWord } from '#server/queue/queues.ts';
import { type OrderRow, selectOrders } from '#server/queue/rows.ts';
import type { Context } from '#server/rpc/function.ts';
import { earlierAnswer, keepOnce } from '#server/rpc/once.ts';

/** More than this at once is no thirst. */
const openOrdersPerGuest = 10;
/** More than this a board does not show at once; the oldest come first. */
const waitingShown = 200;
const completedTonight = 30;
const countedAtOnce = 1_000;
const tonightMs = 12 * 3_600_000;

export interface NewOrder {
  barId: string;
  drinkId: string;
  guestName: string;
  notes?: string | undefined;
}

type Reader = Pick<Context, 'db' | 'queues' | 'language' | 'isLive'>;

/** The words of the change feed about the orders of a bar. */
export function boardWords(barId: string): string[] {
  return [orderWord(barId)];
}

/** The words about a guest's own orders and their places in the queue. */
export function guestWords(barId: string, guestKey: string | null): string[] {
  return guestKey ? [orderWord(guestKey), placeWord(barId, guestKey)] : [];
}

/** Answers the id of the order; the same one to a call that is repeated. */
export async function placeOrder(call: Context, order: NewOrder): Promise<string> {
  const menu = await call.menus.of(call.db, order.barId);
  const placed = menu?.canMake(order.drinkId) && (await insertOrder(call, order));
  if (placed) return placed;
  const earlier = call.once && (await earlierAnswer(call.db, call.once));
  if (earlier) return earlier.value as string;
  return explainRefusal(call, order);
}

/** Checks, key, order and its history in one statement, which is prepared: half a night is this. */
async function insertOrder(
  { db, viewer, once }: Context,
  { barId, drinkId, guestName, notes }: NewOrder,
): Promise<string | undefined> {
  const id = randomUUID();
  const { guestKey, identity } = viewer;
  const { rows } = await sql<{ order_id: string }>`/* place_order */
    with own as materialized (
      -- By the guest alone: a plan that is kept must not go through all that a bar has open.
      select bar_id, status from orders where guest_key = ${guestKey}
    ), admitted as (
      select from bars
      where id = ${barId} and is_open and (is_active or account_id = ${identity?.account.id ?? null})
        and ${openOrdersPerGuest} > (
          select count(*) from own where bar_id = ${barId} and status <> 'done')
    ), ${keepOnce(once, id, 'admitted')}, placed as (
      insert into orders (id, bar_id, drink_id, guest_name, guest_key, notes)
      select ${id}::uuid, ${barId}, ${drinkId}, ${guestName}, ${guestKey}, ${notes || null} from may
      returning id, status
    )
    insert into order_events (order_id, status) select id, status from placed
    returning order_id`.execute(db);
  return rows[0]?.order_id;
}

async function explainRefusal(call: Context, { barId, drinkId }: NewOrder): Promise<never> {
  const bar = await visitedBar.grant(call, { barId });
  if (!bar.isOpen) throw new AppError('BAR_CLOSED', null);
  await requireMakeable(call, bar, drinkId);
  if (call.viewer.guestKey) await requirePatience(call.db, bar, call.viewer.guestKey);
  // What stood in the way has just gone: asked again, it is placed.
  throw new AppError('UNAVAILABLE', null);
}

async function requireMakeable(
  { db, menus }: { db: Db; menus: Menus },
  bar: { id: string },
  drinkId: string,
) {
  const menu = await menus.of(db, bar.id);
  if (menu?.canMake(drinkId)) return;
  const known = await db
    .selectFrom('drinks')
    .select('id')
    .where('id', '=', drinkId)
    .where(({ or, eb }) => or([eb('bar_id', 'is', null), eb('bar_id', '=', bar.id)]))
    .executeTakeFirst();
  throw new AppError(known ? 'CANNOT_MAKE' : 'DRINK_NOT_FOUND', null);
}

async function requirePatience(db: Db, bar: { id: string }, guestKey: string) {
  const { open } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('guest_key', '=', guestKey)
    .where('bar_id', '=', bar.id)
    .where('status', '<>', 'done')
    .executeTakeFirstOrThrow();
  if (open >= openOrdersPerGuest) throw new AppError('TOO_MANY', { retryAfterSeconds: 60 });
}

/** What this browser ordered tonight, newest first. */
export async function ordersOfGuest(
  reader: Reader,
  bar: { id: string },
  guestKey: string,
): Promise<GuestOrder[]> {
  const since = new Date(Date.now() - tonightMs);
  const found = await reader.queues.ofGuest(reader, bar.id, guestKey, since);
  const orders = await present(
    reader,
    found.map(({ row }) => row),
  );
  return orders.map(({ guestName: _, ...order }, index) => ({
    ...order,
    ahead: found[index]?.ahead ?? null,
  }));
}

/** What is to make, and what was made: tonight's latest, or as many as are asked for, however old. */
export async function boardOf(
  reader: Reader,
  bar: { id: string },
  completed: number | undefined,
): Promise<OrderBoard> {
  const { db, queues } = reader;
  const tonight = new Date(Date.now() - tonightMs);
  const [queue, made] = await Promise.all([
    queues.of(reader, bar.id),
    completedOrders(db, bar, (completed ?? completedTonight) + 1, tonight),
  ]);
  const shown = completed
    ? made.rows.slice(0, completed)
    : made.rows.slice(0, completedTonight).filter((row) => row.changed_at > tonight);
  const inHand = queue.orders.filter(({ status }) => status !== 'new');
  return {
    orders: await present(reader, [...queue.waiting.slice(0, waitingShown), ...inHand, ...shown]),
    counts: { new: queue.waiting.length, processing: inHand.length, done: made.count },
    hasOlder: made.rows.length > shown.length,
  };
}

export async function countWaiting(reader: Reader, bar: { id: string }): Promise<number> {
  return (await reader.queues.of(reader, bar.id)).waiting.length;
}

/** The last that were made, latest first, and how many since then. */
async function completedOrders(db: Db, bar: { id: string }, most: number, since: Date) {
  // The status is written out, so that the planner knows the index of just these.
  const ofBar = sql<boolean>`bar_id = ${bar.id} and status = 'done'`;
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
    .execute();
  const count = rows[0]?.count ?? 0;
  if (count < countedAtOnce) return { rows, count };
  const all = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(ofBar)
    .where('changed_at', '>', since)
    .executeTakeFirstOrThrow();
  return { rows, count: all.count };
}

/** Moves an order on. Asking for what is already so changes nothing. */
export async function moveOrder(
  { db, once }: Context,
  orderId: string,
  accountId: string,
  to: OrderStatus,
): Promise<void> {
  // Of two bartenders at once the second waits for the first, and then finds nothing to move.
  const { rows } = await sql`/* move_order */
    with found as (
      select from orders o join bars b on b.id = o.bar_id
      where o.id = ${orderId} and b.account_id = ${accountId} and o.status = ${statusBefore(to)}
    ), ${keepOnce(once, null, 'found')}, moved as (
      update orders set status = ${to}, changed_at = now() from may
      where id = ${orderId} and status = ${statusBefore(to)}
      returning id
    )
    insert into order_events (order_id, status) select id, ${to} from moved
    returning order_id`.execute(db);
  if (rows.length || (once && (await earlierAnswer(db, once)))) return;
  const order = await findOrder(db, orderId, accountId).executeTakeFirst();
  if (!order) throw new AppError('ORDER_NOT_FOUND', null);
  if (order.status !== to) throw new AppError('CANNOT_UPDATE_ORDER', null);
}

/**
 * Takes back the last move, the one to `status`: the order is as if it had not happened, but the
 * history tells of both. Where it is taken back already, nothing changes.
 */
export async function undoMove(db: Tx, orderId: string, accountId: string, status: OrderStatus) {
  const order = await findOrder(db, orderId, accountId).forUpdate('o').executeTakeFirst();
  if (!order) throw new AppError('ORDER_NOT_FOUND', null);
  const before = statusBefore(status);
  if (order.status === before) return;
  const earlier = await db
    .selectFrom('order_events')
    .select('happened_at')
    .where('order_id', '=', orderId)
    .where('status', '=', before)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (order.status !== status || !earlier) throw new AppError('CANNOT_UPDATE_ORDER', null);
  await db
    .updateTable('orders')
    .set({ status: before, changed_at: earlier.happened_at })
    .where('id', '=', orderId)
    .execute();
  await db.insertInto('order_events').values({ order_id: orderId, status: before }).execute();
}

function findOrder(db: Db | Tx, orderId: string, accountId: string) {
  return db
    .selectFrom('orders as o')
    .innerJoin('bars as b', 'b.id', 'o.bar_id')
    .select('o.status')
    .where('o.id', '=', orderId)
    .where('b.account_id', '=', accountId);
}

async function present(
  { db, queues, language }: Reader,
  rows: readonly OrderRow[],
): Promise<Order[]> {
  const ids = [...new Set(rows.map((row) => row.drink_id))];
  const drinks = new Map<string | null, OrderedDrink | null>();
  await Promise.all(ids.map(async (id) => drinks.set(id, await queues.drink(db, id, language))));
  return rows.map((row) => ({
    _id: row.id,
    _creationTime: row.created_at.getTime(),
    drinkId: row.drink_id,
    drink: drinks.get(row.drink_id) ?? null,
    guestName: row.guest_name,
    notes: row.notes,
    status: row.status,
    changedAt: row.changed_at.getTime(),
  }));
}
