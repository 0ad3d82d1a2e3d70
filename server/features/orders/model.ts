import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import {
  type BoardStatus,
  type GuestOrder,
  type MoveAnswer,
  maxNewOrdersShown,
  type OpenOrders,
  type OrderBoard,
  statusesBefore,
} from '#domain/orders.ts';
import { batched } from '#server/db/batch.ts';
import type { Db, Tx } from '#server/db/database.ts';
import {
  callColumns,
  claimKeys,
  earlierAnswer,
  firstPerKey,
  type IdempotentCall,
} from '#server/db/idempotency.ts';
import { prepared } from '#server/db/prepared.ts';
import { readVisitedBar } from '#server/features/bars/access.ts';
import type { Context } from '#server/functions.ts';
import { budgets } from '#server/limits/budgets.ts';
import { networkOf } from '#server/limits/network.ts';
import type { Menus } from '#server/menu/menus.ts';
import { isOpen } from '#server/queue/rows.ts';
import type { Identity } from '#server/rpc/viewer.ts';
import { type BoardReader, makerOf, present, presentToBar, type Reader } from './present.ts';

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
  const { db, idempotentCall } = call;
  const earlier = idempotentCall && (await inTurn(call, () => earlierAnswer(db, idempotentCall)));
  return earlier?.value as string | undefined;
}

/** What is read for an order one by one, in the turns of its address. */
function inTurn<T>({ turns, address }: GuestCall, read: () => Promise<T>): Promise<T> {
  return turns.run(networkOf(address), read, budgets.address.callsWaiting);
}

async function insertOrder(
  { db, viewer, granted, idempotentCall }: GuestCall,
  { barId, drinkId, guestName, notes }: NewOrder,
): Promise<string | undefined> {
  const id = randomUUID();
  const isPlaced = await insertOrders(db, {
    ...idempotentCall,
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

interface AskedOrder extends Partial<IdempotentCall> {
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
const insertOrders = batched(async (db, asked: readonly AskedOrder[]) => {
  const { rows } = await sql<{ order_id: string }>`${prepared('place_orders')}
    with asked as materialized (
      select * from json_to_recordset(${numbered(countedByGuest(firstPerKey(asked)))}) as asked(n int,
        ${callColumns}, value json, nth int, id uuid, bar_id uuid, drink_id text, guest_name text,
        guest_key text, notes text, account_id uuid)
    ), guests as materialized (
      select * from lock_open_orders(
        array(select guest_key from asked order by n), array(select bar_id from asked order by n)
      ) with ordinality as guest (open, place)
    ), admitted as (
      select a.* from asked a join guests g on g.place = a.n + 1 join bars b on b.id = a.bar_id
      where b.is_open and (b.is_active or b.account_id = a.account_id)
        and g.open + a.nth <= ${budgets.guest.openOrders}
    ), ${claimKeys({ from: 'admitted', into: 'to_run' })}, placed as (
      insert into orders (id, bar_id, drink_id, guest_name, guest_key, notes, created_at, changed_at)
      select id, bar_id, drink_id, guest_name, guest_key, notes, came_at, came_at
      from to_run, lateral (select now() + n * interval '1 microsecond') came (came_at)
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
  reader: BoardReader,
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
    orders: await presentToBar(reader, bar, [
      ...queue.waiting.slice(0, maxNewOrdersShown),
      ...inHand,
      ...shown,
    ]),
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
    latest: waiting.at(-1)?.created_at.getTime() ?? null,
    arrived: arrived.map(({ _id, drink, guestName }) => ({
      _id,
      drinkName: drink?.name ?? null,
      guestName,
    })),
  };
}

/** Who moves an order: for which account, and who of its people. */
export interface Mover {
  accountId: string;
  subject: string | null;
  name: string | null;
}

/** Nobody is named where an account is one person's: there is no one to tell them from. */
export function moverOf({ account, subject, name, email }: Identity): Mover {
  if (account.kind === 'person') return { accountId: account.id, subject: null, name: null };
  return { accountId: account.id, subject, name: name || (email?.split('@')[0] ?? null) };
}

/** Moves an order on. Asking for what is already so changes nothing, and tells who makes it. */
export async function moveOrder(
  { db, idempotentCall }: Pick<Context, 'db' | 'idempotentCall'>,
  orderId: string,
  mover: Mover,
  to: BoardStatus,
): Promise<MoveAnswer> {
  const { accountId, subject, name } = mover;
  const before = statusesBefore(to);
  const isMade = to === 'processing' && name !== null;
  const moved: MoveAnswer = { isMoved: true, maker: isMade ? { name, isYou: true } : null };
  const move = {
    value: moved,
    id: orderId,
    account_id: accountId,
    before,
    status: to,
    mover_subject: subject,
    mover_name: name,
  };
  if (await moveOrders(db, { ...idempotentCall, ...move })) return moved;
  const earlier = idempotentCall && (await earlierAnswer(db, idempotentCall));
  if (earlier) return (earlier.value as MoveAnswer | null) ?? moved;
  const order = await findOrder(db, orderId, accountId).executeTakeFirst();
  if (!order) throw new AppError('ORDER_NOT_FOUND', null);
  if (order.status === to) {
    return { isMoved: false, maker: to === 'processing' ? makerOf(order, subject) : null };
  }
  // The move before it came at the same time.
  if (before.some((status) => status === order.status)) {
    return moveOrder({ db, idempotentCall }, orderId, mover, to);
  }
  throw new AppError('CANNOT_UPDATE_ORDER', null);
}

interface AskedMove extends Partial<IdempotentCall> {
  value: MoveAnswer;
  id: string;
  account_id: string;
  before: readonly BoardStatus[];
  status: BoardStatus;
  mover_subject: string | null;
  mover_name: string | null;
}

const moveOrders = batched(async (db, asked: readonly AskedMove[]) => {
  // Of those who move the same order one does; the others look again at what has become of it.
  const byOrder = Map.groupBy(firstPerKey(asked), ({ id, account_id }) => `${id} ${account_id}`);
  const firsts = [...byOrder.values()].flatMap(([first]) => first ?? []);
  // Of two bartenders at once the second waits for the first, and then finds nothing to move: before
  // the key is kept, or it would tell of a move that never was.
  const { rows } = await sql<{ n: number }>`${prepared('move_orders')}
    with asked as (
      select * from json_to_recordset(${numbered(firsts)}) as asked(n int, ${callColumns},
        value json, id uuid, account_id uuid, before text[], status text,
        mover_subject text, mover_name text)
    ), found as (
      select a.* from asked a join orders o on o.id = a.id join bars b on b.id = o.bar_id
      where b.account_id = a.account_id and o.status = any(a.before)
      order by o.id for update of o
    ), ${claimKeys({ from: 'found', into: 'to_run' })}, moved as (
      update orders o set status = to_run.status, changed_at = now(),
        maker_subject = case to_run.status when 'processing' then to_run.mover_subject when 'done' then o.maker_subject end,
        maker_name = case to_run.status when 'processing' then to_run.mover_name when 'done' then o.maker_name end
      from to_run
      where o.id = to_run.id and o.status = any(to_run.before)
      returning o.id, to_run.n, o.status, to_run.mover_subject, to_run.mover_name
    ), noted as (
      insert into order_events (order_id, status, mover_subject, mover_name)
      select id, status, mover_subject, mover_name from moved
    )
    select n from moved`.execute(db);
  const moved = new Set(rows.map(({ n }) => firsts[n]));
  return asked.map((move) => moved.has(move));
});

/**
 * Takes back the last move, the one to `status`: the order is as if it had not happened, but the
 * history tells of both. Where it is taken back already, nothing changes.
 */
export async function undoMove(db: Tx, orderId: string, mover: Mover, status: BoardStatus) {
  const order = await findOrder(db, orderId, mover.accountId).forUpdate('o').executeTakeFirst();
  if (!order) throw new AppError('ORDER_NOT_FOUND', null);
  const { standing, takenBack } = await movesOf(db, orderId);
  if (takenBack === status) return;
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
 * The changes of an order that stand, each with the one that began the making, and the status that
 * the last change has taken back, if that is what it did.
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
  let takenBack: string | undefined;
  for (const event of events) {
    takenBack = event.is_undo ? standing.pop()?.status : undefined;
    if (event.is_undo) continue;
    const maker = event.status === 'processing' ? event : standing.at(-1)?.maker;
    standing.push({ ...event, maker });
  }
  return { standing, takenBack };
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
    .select(['o.status', 'o.maker_subject', 'o.maker_name'])
    .where('o.id', '=', orderId)
    .where('b.account_id', '=', accountId);
}
