import { AppError } from '#domain/errors.ts';
import {
  type BoardStatus,
  type KnownCancellation,
  type MovesAnswer,
  type OrderStatus,
  statusesBefore,
} from '#domain/orders/orders.ts';
import type { Tx } from '#server/db/database.ts';
import { type findOrder, type Mover, runMoves } from './move-order.ts';
import { makerOf } from './present-order.ts';

export type LockedOrder = NonNullable<
  Awaited<ReturnType<ReturnType<typeof findOrder>['executeTakeFirst']>>
>;

/** The orders with these ids at a bar, or of a guest there. */
export interface Orders {
  barId: string;
  guestKey?: string;
  orderIds: readonly string[];
}

/**
 * Locked by id like all moves, against deadlocks. A missing or foreign order is ORDER_NOT_FOUND.
 */
export async function lockOrders(
  db: Tx,
  { barId, guestKey, orderIds }: Orders,
): Promise<LockedOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'status', 'maker_subject', 'maker_name', 'cancellation'])
    .where('bar_id', '=', barId)
    .where('id', 'in', orderIds)
    .$if(guestKey !== undefined, (query) => query.where('guest_key', '=', guestKey ?? null))
    .orderBy('id')
    .forUpdate()
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return orderIds.map((id) => {
    const order = found.get(id);
    if (!order) throw new AppError('ORDER_NOT_FOUND', null);
    return order;
  });
}

interface Move {
  to: OrderStatus;
  /** The allowed statuses. By default those of the table of moves. */
  from?: readonly BoardStatus[];
  mover: Omit<Mover, 'accountId'>;
  cancellation?: KnownCancellation;
}

export async function moveLocked(
  db: Tx,
  orders: readonly LockedOrder[],
  { to, from = statusesBefore(to), mover, cancellation }: Move,
): Promise<MovesAnswer> {
  const move = {
    before: from,
    status: to,
    mover_subject: mover.subject,
    mover_name: mover.name,
    ...(cancellation && { cancellation }),
  };
  const ran = await runMoves(
    db,
    orders.map(({ id }) => ({ id, ...move })),
  );
  const moved = new Set(Array.from(ran, (request) => request?.id));
  return answerOf(orders, moved, mover.subject);
}

export function answerOf(
  orders: readonly LockedOrder[],
  moved: ReadonlySet<string | undefined>,
  subject: string | null,
): MovesAnswer {
  return {
    moved: orders.flatMap(({ id }) => (moved.has(id) ? id : [])),
    others: orders
      .filter(({ id }) => !moved.has(id))
      .map((order) => ({
        _id: order.id,
        status: order.status,
        maker: order.status === 'processing' ? makerOf(order, subject) : null,
      })),
  };
}

export async function moveOrders(db: Tx, orders: Orders, mover: Mover, to: BoardStatus) {
  return moveLocked(db, await lockOrders(db, orders), { to, mover });
}

export async function takeOverOrders(db: Tx, orders: Orders, mover: Mover): Promise<MovesAnswer> {
  const locked = await lockOrders(db, orders);
  const theirs = locked.filter(({ maker_subject }) => maker_subject !== mover.subject);
  const { moved } = await moveLocked(db, theirs, { to: 'processing', from: ['processing'], mover });
  return answerOf(locked, new Set(moved), mover.subject);
}
