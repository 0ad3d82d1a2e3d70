import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import { type BoardStatus, type OrderStatus, statusBefore } from '#domain/order-status.ts';
import {
  type GuestOrder,
  type OpenOrders,
  type Order,
  type OrderBoard,
  type OrderedDrink,
  waitingShown,
} from '#domain/orders.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { gathered } from '#server/db/gather.ts';
import { earlierAnswer, firstsOf, keepOnce, type OnceCall, onceColumns } from '#server/db/once.ts';
import { readVisitedBar } from '#server/features/bars/access.ts';
import { budgets } from '#server/limits/budgets.ts';
import { networkOf } from '#server/limits/network.ts';
import type { Menus } from '#server/menu/menus.ts';
import { madeScope, orderWord, placeWord } from '#server/queue/queues.ts';
import { isOpen, type OrderRow } from '#server/queue/rows.ts';
import type { Context } from '#server/rpc/function.ts';

const completedTonight = 30;
const arrivedShown = 50;

export interface NewOrder {
  barId: string;
  drinkId: string;
  guestName: string;
  notes?: string | undefined;
}

/** A call of a guest's browser, by its key. */
type GuestCall = Context & { granted: string };
type Reader = Pick<Context, 'db' | 'queues' | 'language' | 'isLive'>;

/** The words of the change feed about the orders of a bar. */
export function boardWords(barId: string): string[] {
  return [orderWord(barId), orderWord(madeScope(barId))];
}

/** The word about the open orders of a bar. */
export function openWord(barId: string): string {
  return orderWord(barId);
}

/** The words about a guest's own orders and their places in the queue. */
export function guestWords(barId: string, guestKey: string | null): string[] {
  return guestKey ? [orderWord(guestKey), placeWord(barId, guestKey)] : [];
}

/** Answers the id of the order; the same one to a call that is repeated. */
export async function placeOrder(call: GuestCall, order: NewOrder): Promise<string> {
  try {
    const { granted: guestKey, address } = call;
    call.orderRates.take({ guestKey, address, barId: order.barId });
  } catch (refusal) {
    // A call that is repeated does not pay for its own first try.
    const earlier = await earlierOrder(call);
    if (earlier) return earlier;
    throw refusal;
  }
  const menu = await inTurn(call, () => call.menus.of(call.db, order.barId));
  if (menu?.canMake(order.drinkId)) {
    call.orderRates.takeOfBar(order.barId);
    const placed = await insertOrder(call, order);
    if (placed) return placed;
  }
  return (await earlierOrder(call)) ?? inTurn(call, () => explainRefusal(call, order));
}

async function earlierOrder(call: GuestCall): Promise<string | undefined> {
  const { db, once } = call;
  const earlier = once && (await inTurn(call, () => earlierAnswer(db, once)));
  return earlier?.value as string | undefined;
}

/** What is read for an order one by one, in the turns of its address. */
function inTurn<T>({ turns, address }: GuestCall, read: () => Promise<T>): Promise<T> {
  return turns.run(networkOf(address), read, budgets.address.callsWaiting);
}

async function insertOrder(
  { db, viewer, granted, once }: GuestCall,
  { barId, drinkId, guestName, notes }: NewOrder,
): Promise<string | undefined> {
  const id = randomUUID();
  const isPlaced = await insertOrders(db, {
    ...once,
    value: id,
    id,
    bar_id: barId,
    drink_id: drinkId,
    guest_name: guestName,
    guest_key: granted,
    notes: notes || null,
    account_id: viewer.identity?.account.id ?? null,
  });
  return isPlaced ? id : undefined;
}

interface AskedOrder extends Partial<OnceCall> {
  value: string;
  id: string;
  bar_id: string;
  drink_id: string;
  guest_name: string;
  guest_key: string;
  notes: string | null;
  account_id: string | null;
}

/** Checks, keys, orders and their history in one statement, which is prepared: half a night is this. */
const insertOrders = gathered(async (db, asked: readonly AskedOrder[]) => {
  const { rows } = await sql<{ order_id: string }>`/* place_orders */
    with asked as materialized (
      select * from json_to_recordset(${numbered(countedByGuest(firstsOf(asked)))}) as asked(n int,
        ${onceColumns}, value json, nth int, id uuid, bar_id uuid, drink_id text, guest_name text,
        guest_key text, notes text, account_id uuid)
    ), guests as materialized (
      select * from lock_open_orders(
        array(select guest_key from asked order by n), array(select bar_id from asked order by n)
      ) with ordinality as guest (open, place)
    ), admitted as (
      select a.* from asked a join guests g on g.place = a.n + 1 join bars b on b.id = a.bar_id
      where b.is_open and (b.is_active or b.account_id = a.account_id)
        and g.open + a.nth <= ${budgets.guest.openOrders}
    ), ${keepOnce('admitted')}, placed as (
      insert into orders (id, bar_id, drink_id, guest_name, guest_key, notes, created_at, changed_at)
      select id, bar_id, drink_id, guest_name, guest_key, notes, came_at, came_at
      from may, lateral (select now() + n * interval '1 microsecond') came (came_at)
      returning id, status
    )
    insert into order_events (order_id, status) select id, status from placed
    returning order_id`.execute(db);
  const placed = new Set(rows.map((row) => row.order_id));
  return asked.map(({ id }) => placed.has(id));
});

/** Each with which one it is of those of its guest and bar that come together. */
function countedByGuest<T extends { guest_key: string; bar_id: string }>(asked: readonly T[]) {
  const counts = new Map<string, number>();
  return asked.map((each) => {
    const guest = `${each.guest_key} ${each.bar_id}`;
    const nth = (counts.get(guest) ?? 0) + 1;
    counts.set(guest, nth);
    return { ...each, nth };
  });
}

/** As a statement reads what goes together in it. */
function numbered(asked: readonly object[]): string {
  return JSON.stringify(asked.map((each, n) => ({ n, ...each })));
}

async function explainRefusal(call: GuestCall, { barId, drinkId }: NewOrder): Promise<never> {
  const bar = await readVisitedBar(call, barId);
  if (!bar.isOpen) throw new AppError('BAR_CLOSED', null);
  await requireMakeable(call, bar, drinkId);
  await requirePatience(call.db, bar, call.granted);
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
    .where(isOpen)
    .executeTakeFirstOrThrow();
  if (open >= budgets.guest.openOrders) throw new AppError('TOO_MANY', { retryAfterSeconds: 60 });
}

/** What this browser ordered tonight, newest first. */
export async function ordersOfGuest(
  reader: Reader,
  bar: { id: string },
  guestKey: string,
): Promise<GuestOrder[]> {
  const found = await reader.queues.ofGuest(reader, bar.id, guestKey);
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
  const { queues } = reader;
  const [queue, made] = await Promise.all([
    queues.of(reader, bar.id),
    queues.madeBy(reader, bar.id, (completed ?? completedTonight) + 1),
  ]);
  const shown = completed
    ? made.rows.slice(0, completed)
    : made.rows.slice(0, completedTonight).filter((row) => row.changed_at > made.since);
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

/** How many a bar has open, and the latest that nobody has touched, for who looks elsewhere. */
export async function openOrders(reader: Reader, bar: { id: string }): Promise<OpenOrders> {
  const { orders, waiting } = await reader.queues.of(reader, bar.id);
  const untouched = waiting.filter((row) => row.changed_at.getTime() === row.created_at.getTime());
  const arrived = await present(reader, untouched.slice(-arrivedShown));
  return {
    counts: { new: waiting.length, processing: orders.length - waiting.length },
    arrived: arrived.map(({ _id, drink, guestName }) => ({
      _id,
      drinkName: drink?.name ?? null,
      guestName,
    })),
  };
}

/** Moves an order on. Asking for what is already so changes nothing. */
export async function moveOrder(
  { db, once }: Pick<Context, 'db' | 'once'>,
  orderId: string,
  accountId: string,
  to: BoardStatus,
): Promise<void> {
  const move = { id: orderId, account_id: accountId, before: statusBefore(to), status: to };
  if (await moveOrders(db, { ...once, value: null, ...move })) return;
  if (once && (await earlierAnswer(db, once))) return;
  const order = await findOrder(db, orderId, accountId).executeTakeFirst();
  if (!order) throw new AppError('ORDER_NOT_FOUND', null);
  // The move before it came at the same time.
  if (order.status === move.before) return moveOrder({ db, once }, orderId, accountId, to);
  if (order.status !== to) throw new AppError('CANNOT_UPDATE_ORDER', null);
}

interface AskedMove extends Partial<OnceCall> {
  value: null;
  id: string;
  account_id: string;
  before: BoardStatus;
  status: BoardStatus;
}

const moveOrders = gathered(async (db, asked: readonly AskedMove[]) => {
  const firsts = firstsOf(asked);
  // Of two bartenders at once the second waits for the first, and then finds nothing to move: before
  // the key is kept, or it would tell of a move that never was.
  const { rows } = await sql<{ n: number }>`/* move_orders */
    with asked as (
      select * from json_to_recordset(${numbered(firsts)}) as asked(n int, ${onceColumns},
        value json, id uuid, account_id uuid, before text, status text)
    ), found as (
      select a.* from asked a join orders o on o.id = a.id join bars b on b.id = o.bar_id
      where b.account_id = a.account_id and o.status = a.before
      order by o.id for update of o
    ), ${keepOnce('found')}, moved as (
      update orders o set status = may.status, changed_at = now() from may
      where o.id = may.id and o.status = may.before
      returning o.id, o.status
    ), noted as (
      insert into order_events (order_id, status) select id, status from moved
    )
    select n from may join moved using (id, status)`.execute(db);
  const moved = new Set(rows.map(({ n }) => firsts[n]));
  return asked.map((move) => moved.has(move));
});

/**
 * Takes back the last move, the one to `status`: the order is as if it had not happened, but the
 * history tells of both. Where it is taken back already, nothing changes.
 */
export async function undoMove(db: Tx, orderId: string, accountId: string, status: BoardStatus) {
  const order = await findOrder(db, orderId, accountId).forUpdate('o').executeTakeFirst();
  if (!order) throw new AppError('ORDER_NOT_FOUND', null);
  const before = statusBefore(status);
  if (order.status === before) return;
  // Since when it was so, by a move of its own: what was taken back before did not begin it anew.
  const earlier = await db
    .selectFrom((events) =>
      events
        .selectFrom('order_events')
        .select(['id', 'status', 'happened_at'])
        .select(sql<OrderStatus | null>`lag(status) over (order by id)`.as('cameFrom'))
        .where('order_id', '=', orderId)
        .as('event'),
    )
    .select('happened_at')
    .where('status', '=', before)
    .where('cameFrom', 'is distinct from', status)
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

/** Cancels all that nobody has begun to make, but those in `except`; answers how many. */
export async function cancelWaiting(
  db: Tx,
  bar: { id: string },
  except: readonly string[],
  until: number | undefined,
): Promise<number> {
  // A moment is told in milliseconds, and kept more exactly.
  const before = until === undefined ? null : new Date(until + 1);
  // In the order of their ids, as moves are: the two do not wait for each other.
  const { rows } = await sql`with waiting as (
      select id from orders
      where bar_id = ${bar.id} and status = 'new' and id <> all(${except}::uuid[])
        and (${before}::timestamptz is null or created_at < ${before})
      order by id for update
    ), cancelled as (
      update orders o set status = 'cancelled', changed_at = now() from waiting
      where o.id = waiting.id
      returning o.id, o.status
    )
    insert into order_events (order_id, status) select id, status from cancelled
    returning order_id`.execute(db);
  return rows.length;
}

function findOrder(db: Db | Tx, orderId: string, accountId: string) {
  return db
    .selectFrom('orders as o')
    .innerJoin('bars as b', 'b.id', 'o.bar_id')
    .select('o.status')
    .where('o.id', '=', orderId)
    .where('b.account_id', '=', accountId);
}

async function present<S extends OrderStatus>(
  { db, queues, language }: Reader,
  rows: readonly (OrderRow & { status: S })[],
): Promise<(Omit<Order, 'status'> & { status: S })[]> {
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
