// The data of the board: columns, groups, counts and times. No rendering here.
import {
  type BoardStatus,
  type Order,
  type OrderBoard,
  type OrderedDrink,
  tonightMs,
} from '#domain/orders.ts';
import type { OptimisticChanges } from '#web/rpc/optimistic.ts';

export type Columns = Record<BoardStatus, Order[]>;

/** The cards of a column, or those of one drink in it. */
export interface CardGroup {
  key: string;
  /** Null if the cards are not grouped by drink. */
  drink: OrderedDrink | null;
  orders: Order[];
}

export interface ToMake {
  drink: OrderedDrink;
  count: number;
}

/** A move that is shown before the server shows it. */
export interface PendingMove {
  status: BoardStatus;
  /** `changedAt` of the order when it was moved. */
  since: number;
}

const averagedOrders = 30;
const wideColumnMinCards = 5;

/** The board with the pending moves laid over it. */
export function withMoves(board: OrderBoard, moves: OptimisticChanges<PendingMove>): OrderBoard {
  if (moves.size === 0) return board;
  const counts = { ...board.counts };
  const orders = board.orders.map((order) => {
    const status = moves.get(order._id)?.value.status ?? order.status;
    if (status === order.status) return order;
    counts[order.status]--;
    counts[status]++;
    return { ...order, status };
  });
  return { ...board, orders, counts };
}

/** Whether the order has changed since the move, or is gone. */
export function isMoveSuperseded(
  orderId: string,
  { since }: PendingMove,
  { orders }: OrderBoard,
): boolean {
  return orders.find(({ _id }) => _id === orderId)?.changedAt !== since;
}

/** The new board with the old objects of unchanged orders, so that memoized cards do not render. */
export function reuse(before: OrderBoard | undefined, board: OrderBoard): OrderBoard {
  if (!before) return board;
  const known = new Map(before.orders.map((order) => [order._id, order]));
  const orders = board.orders.map((order) => {
    const same = known.get(order._id);
    return same && isSame(same, order) ? same : order;
  });
  return { ...board, orders };
}

function isSame(a: Order, b: Order): boolean {
  return (
    a.status === b.status &&
    a.changedAt === b.changedAt &&
    a.drinkId === b.drinkId &&
    a.drink?.name === b.drink?.name &&
    a.drink?.imageUrl === b.drink?.imageUrl &&
    a.maker?.name === b.maker?.name &&
    JSON.stringify([a.missing, a.standIns]) === JSON.stringify([b.missing, b.standIns])
  );
}

/** Open orders oldest first; completed ones latest first, as the server sends them. */
export function columnsOf({ orders }: OrderBoard): Columns {
  const columns: Columns = { new: [], processing: [], done: [] };
  for (const order of orders) columns[order.status].push(order);
  for (const status of ['new', 'processing'] as const) {
    columns[status].sort((a, b) => a._creationTime - b._creationTime);
  }
  return columns;
}

/** Groups by drink, if wanted; the group with the oldest order first. */
export function grouped(orders: readonly Order[], byDrink: boolean): CardGroup[] {
  if (!byDrink) return orders.length ? [{ key: 'all', drink: null, orders: [...orders] }] : [];
  const groups = new Map<string, CardGroup>();
  for (const order of orders) {
    const key = order.drinkId ?? '';
    const group = groups.get(key) ?? { key, drink: order.drink, orders: [] };
    group.orders.push(order);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The number of orders of each guest; who has waited longest first. */
export function byGuest(orders: readonly Order[]): { guestName: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { guestName } of orders) counts.set(guestName, (counts.get(guestName) ?? 0) + 1);
  return [...counts].map(([guestName, count]) => ({ guestName, count }));
}

/** The drinks to make and how many of each, most ordered first. */
export function toMake({ new: waiting, processing }: Columns): ToMake[] {
  const drinks = new Map<string, ToMake>();
  for (const { drinkId, drink } of [...waiting, ...processing]) {
    if (!drinkId || !drink) continue;
    const known = drinks.get(drinkId);
    if (known) known.count++;
    else drinks.set(drinkId, { drink, count: 1 });
  }
  return [...drinks.values()].sort((a, b) => b.count - a.count);
}

/** Average wait of the last completed orders of tonight, in milliseconds; undefined without any. */
export function averageWait({ done }: Columns, now: number): number | undefined {
  const waits = done
    .filter(({ changedAt }) => now - changedAt < tonightMs)
    .slice(0, averagedOrders)
    .map(({ changedAt, _creationTime }) => changedAt - _creationTime);
  return waits.length ? waits.reduce((sum, wait) => sum + wait, 0) / waits.length : undefined;
}

/** Ids of the orders that are in another column than before. */
export function movedBetween(before: OrderBoard, after: OrderBoard): string[] {
  const known = new Map(before.orders.map(({ _id, status }) => [_id, status]));
  return after.orders
    .filter(({ _id, status }) => known.has(_id) && known.get(_id) !== status)
    .map(({ _id }) => _id);
}

/** The open column with the most cards, if it has enough to get more of the width. */
export function fullest({ new: waiting, processing }: Columns): 'new' | 'processing' | undefined {
  const [count, status] =
    processing.length > waiting.length
      ? ([processing.length, 'processing'] as const)
      : ([waiting.length, 'new'] as const);
  return count >= wideColumnMinCards ? status : undefined;
}

/** Two initials of a name, for a small badge. */
export function initials(name: string): string {
  const [first = '', last = ''] = name.trim().split(/[\s.]+/);
  return (first.charAt(0) + (last.charAt(0) || first.charAt(1))).toUpperCase();
}

/** 7:42, or 1:02:05 after an hour. */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
