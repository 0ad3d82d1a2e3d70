import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { MovesAnswer, OrderStatus } from '#domain/orders/orders.ts';
import type { Tx } from '#server/db/database.ts';
import { batchJson } from '#server/features/orders/batch-json.ts';
import { findOrder, type Mover } from '#server/features/orders/move-order.ts';
import {
  answerOf,
  type LockedOrder,
  lockOrders,
  type Orders,
} from '#server/features/orders/move-orders.ts';

/** The history records both. A move that is already undone changes nothing. */
export async function undoMove(db: Tx, orderId: string, mover: Mover, status: OrderStatus) {
  const order = await findOrder(db, orderId, mover.accountId).forUpdate('o').executeTakeFirst();
  if (!order) throw new AppError('ORDER_NOT_FOUND', null);
  await undoLocked(db, [order], mover, status);
}

/** `others` are orders whose move somebody else has undone or followed. */
export async function undoMoves(
  db: Tx,
  orders: Orders,
  mover: Mover,
  status: OrderStatus,
): Promise<MovesAnswer> {
  const locked = await lockOrders(db, orders);
  return answerOf(locked, await undoLocked(db, locked, mover, status), mover.subject);
}

/** Returns how many. None if somebody else has restored them. */
export async function bringBackBatch(
  db: Tx,
  bar: { id: string },
  mover: Mover,
  batch: string,
): Promise<number> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'status', 'maker_subject', 'maker_name', 'cancellation'])
    .where('bar_id', '=', bar.id)
    // A literal, so that the planner uses the partial index.
    .where(sql<boolean>`status = 'cancelled'`)
    .where(sql<boolean>`cancellation ->> 'batch' = ${batch}`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return orders.length === 0 ? 0 : (await undoLocked(db, orders, mover, 'cancelled')).size;
}

/** CANNOT_UPDATE_ORDER if none can be undone, nor was already. */
async function undoLocked(
  db: Tx,
  orders: readonly LockedOrder[],
  mover: Mover,
  status: OrderStatus,
): Promise<ReadonlySet<string>> {
  const histories = await historiesOf(db, orders);
  const undos = orders.map((order) => undoOf(order, histories.get(order.id) ?? [], mover, status));
  const undone = undos.filter((undo) => typeof undo === 'object');
  if (undone.length === 0 && !undos.includes('undone')) {
    throw new AppError('CANNOT_UPDATE_ORDER', null);
  }
  await sql`update orders o set status = u.status, changed_at = u.changed_at,
      maker_subject = u.maker_subject, maker_name = u.maker_name, is_on_hold = u.is_on_hold,
      cancellation = null
    from json_to_recordset(${batchJson(undone)}) as u(id uuid, status text, changed_at timestamptz,
      maker_subject text, maker_name text, is_on_hold boolean)
    where o.id = u.id`.execute(db);
  const events = undone.map(({ id, status }) => ({
    order_id: id,
    status,
    mover_subject: mover.subject,
    mover_name: mover.name,
    is_undo: true,
  }));
  if (events.length > 0) await db.insertInto('order_events').values(events).execute();
  return new Set(undone.map(({ id }) => id));
}

async function historiesOf(db: Tx, orders: readonly LockedOrder[]) {
  const ids = orders.map(({ id }) => id);
  const events = await db
    .selectFrom('order_events')
    .select([
      'order_id',
      'status',
      'happened_at',
      'mover_subject',
      'mover_name',
      'is_undo',
      'was_on_hold',
    ])
    .where('order_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .execute();
  return Map.groupBy(events, ({ order_id }) => order_id);
}

type Event = NonNullable<ReturnType<Awaited<ReturnType<typeof historiesOf>>['get']>>[number];

function undoOf(order: LockedOrder, events: readonly Event[], mover: Mover, status: OrderStatus) {
  const { standing, undone } = movesOf(events);
  // A takeover has the status of the move before it, so only its maker can mean it.
  const isMeant = (move: Event | undefined, earlier: Event | undefined) =>
    move?.status === status && (earlier?.status !== status || move.mover_subject === mover.subject);
  if (isMeant(undone, standing.at(-1))) return 'undone';
  const before = standing.at(-2);
  if (!isMeant(standing.at(-1), before)) return 'impossible';
  // The bar cannot restore an order that its guest cancelled.
  const isGuests = order.cancellation?.by === 'guest';
  if (order.status !== status || !before || isGuests) return 'impossible';
  const maker = before.status === 'new' ? undefined : before.maker;
  return {
    id: order.id,
    status: before.status,
    changed_at: before.since,
    maker_subject: maker?.mover_subject ?? null,
    maker_name: maker?.mover_name ?? null,
    is_on_hold: standing.at(-1)?.was_on_hold ?? false,
  };
}

/**
 * The moves that were not undone, each with the start of its making and the time of its status, and
 * the move that the last event undid, if it is an undo.
 */
function movesOf(events: readonly Event[]) {
  const standing: (Event & { maker: Event | undefined; since: Date })[] = [];
  let undone: Event | undefined;
  for (const event of events) {
    undone = event.is_undo ? standing.pop() : undefined;
    if (event.is_undo) continue;
    const before = standing.at(-1);
    standing.push({
      ...event,
      maker: event.status === 'processing' ? event : before?.maker,
      // Somebody else continued making it.
      since: before?.status === event.status ? before.since : event.happened_at,
    });
  }
  return { standing, undone };
}
