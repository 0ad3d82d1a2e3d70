// The data of the board: columns, pending changes, counts and times. Contains no rendering.
import {
  type BoardStatus,
  boardStatuses,
  type Order,
  type OrderBoard,
  type OrderedDrink,
  type OrderStatus,
  tonightMs,
} from '#domain/orders/orders.ts';
import type { OptimisticChanges } from '#web/rpc/optimistic.ts';

export type Columns = Record<BoardStatus, Order[]>;

export interface ToMake {
  drink: OrderedDrink;
  count: number;
  /** How many of them an allergy affects. */
  careful: number;
}

/**
 * The values that a pending change shows before the server confirms it. A cancelled order leaves
 * the board.
 */
export type Shown = Partial<
  Pick<Order, 'maker' | 'isOnHold' | 'sortKey' | 'calledAt' | 'collectedAt'>
> & { status?: OrderStatus };

export type ChangeName =
  | OrderStatus
  | 'takeOver'
  | 'hold'
  | 'resume'
  | 'place'
  | 'arrival'
  | 'call'
  | 'collect';

export interface PendingChange {
  shown: Shown;
  /** The server's version of the order. Undefined if the board did not have it. */
  before: Order | undefined;
}

const averagedOrders = 30;
const wideColumnMinCards = 5;

/** The board with the pending changes applied. */
export function withChanges(
  board: OrderBoard,
  changes: OptimisticChanges<PendingChange>,
): OrderBoard {
  if (changes.size === 0) return board;
  const counts = { ...board.counts };
  const orders = board.orders.flatMap((order): Order[] => {
    const { status = order.status, ...shown } = changes.get(order._id)?.value.shown ?? {};
    if (status !== order.status) counts[columnOf(order)]--;
    if (status === 'cancelled') return [];
    if (status !== order.status) counts[status]++;
    else if (Object.keys(shown).length === 0) return [order];
    return [{ ...order, ...shown, status }];
  });
  return { ...board, orders, counts };
}

/** Whether another change of the order has since reached the board, or the order is gone. */
export function isSuperseded(
  orderId: string,
  { before }: PendingChange,
  { orders }: OrderBoard,
): boolean {
  const order = orders.find(({ _id }) => _id === orderId);
  return !order || !before ? order !== before : !isAtSameStage(order, before);
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
    isAtSameStage(a, b) &&
    a.drinkId === b.drinkId &&
    a.drink?.name === b.drink?.name &&
    a.drink?.imageUrl === b.drink?.imageUrl &&
    JSON.stringify([a.missing, a.standIns, a.allergy]) ===
      JSON.stringify([b.missing, b.standIns, b.allergy])
  );
}

/** Whether nobody changed the order in between. */
function isAtSameStage(a: Order, b: Order): boolean {
  return (
    a.status === b.status &&
    a.changedAt === b.changedAt &&
    a.maker?.name === b.maker?.name &&
    a.isOnHold === b.isOnHold &&
    a.sortKey === b.sortKey &&
    a.calledAt === b.calledAt &&
    a.collectedAt === b.collectedAt
  );
}

/** Other statuses that end an order, from other versions. */
const endings: readonly string[] = ['completed', 'failed', 'cancelled'];

/** Whether this version knows the status of an order. A newer server may send others. */
export function isKnown({ status }: Pick<Order, 'status'>): boolean {
  return boardStatuses.includes(status);
}

/** The column of an order. An unknown status counts as new, so that nobody overlooks the order. */
export function columnOf(order: Pick<Order, 'status'>): BoardStatus {
  if (isKnown(order)) return order.status;
  return endings.includes(order.status) ? 'done' : 'new';
}

/**
 * Whether somebody has continued with an order since it was changed here, so that the change can no
 * longer be undone. `before` is the original order, `changed` the result of the change, `now` the
 * board's version.
 */
export function isOvertaken(before: Order, changed: Shown, now: Order | undefined): boolean {
  const status = changed.status ?? before.status;
  // Completed orders leave the board automatically.
  if (!now) return status !== 'cancelled' && status !== 'done';
  if (now.status !== status) {
    return now.status !== before.status || now.changedAt !== before.changedAt;
  }
  const isTakenOver = now.maker?.isYou === false && now.maker.name !== before.maker?.name;
  return changed.maker?.isYou === true && isTakenOver;
}

/** Open orders in the order of making. Completed ones latest first, as the server sends them. */
export function columnsOf({ orders }: OrderBoard): Columns {
  const columns: Columns = { new: [], processing: [], done: [] };
  for (const order of orders) columns[columnOf(order)].push(order);
  for (const status of ['new', 'processing'] as const) {
    columns[status].sort((a, b) => a.sortKey - b.sortKey || a._creationTime - b._creationTime);
  }
  return columns;
}

/** The number of orders of each guest. The longest wait comes first. */
export function byGuest(orders: readonly Order[]): { guestName: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { guestName } of orders) counts.set(guestName, (counts.get(guestName) ?? 0) + 1);
  return [...counts].map(([guestName, count]) => ({ guestName, count }));
}

/**
 * Whether an allergy affects the order: the guest leaves something out, or the note mentions one.
 */
export function isCareful({ without = [], allergy }: Pick<Order, 'without' | 'allergy'>): boolean {
  return Boolean(allergy) || without.some((one) => one !== 'alcohol');
}

/** The drinks to make with their counts, most ordered first. */
export function toMake(orders: readonly Order[]): ToMake[] {
  const drinks = new Map<string, ToMake>();
  for (const order of orders) {
    const { drinkId, drink } = order;
    if (!drinkId || !drink) continue;
    const known = drinks.get(drinkId) ?? { drink, count: 0, careful: 0 };
    known.count++;
    if (isCareful(order)) known.careful++;
    drinks.set(drinkId, known);
  }
  return [...drinks.values()].sort((a, b) => b.count - a.count);
}

/** Average wait of the last completed orders of tonight, in milliseconds. Undefined without any. */
export function averageWait({ done }: Columns, now: number): number | undefined {
  const waits = done
    .filter(({ changedAt }) => now - changedAt < tonightMs)
    .slice(0, averagedOrders)
    .map(({ changedAt, _creationTime }) => changedAt - _creationTime);
  return waits.length ? waits.reduce((sum, wait) => sum + wait, 0) / waits.length : undefined;
}

export function movedBetween(before: OrderBoard, after: OrderBoard): string[] {
  const known = new Map(before.orders.map(({ _id, status }) => [_id, status]));
  return after.orders
    .filter(({ _id, status }) => known.has(_id) && known.get(_id) !== status)
    .map(({ _id }) => _id);
}

/** The orders that others have taken over from this person, by the new maker. */
export function takenOver(
  before: OrderBoard,
  after: OrderBoard,
): { maker: string; orders: Order[] }[] {
  const mine = new Set(
    before.orders.flatMap(({ _id, status, maker }) =>
      status === 'processing' && maker?.isYou ? _id : [],
    ),
  );
  if (mine.size === 0) return [];
  const taken = new Map<string, Order[]>();
  for (const order of after.orders) {
    const { _id, status, maker } = order;
    if (status !== 'processing' || !maker || maker.isYou || !mine.has(_id)) continue;
    taken.set(maker.name, [...(taken.get(maker.name) ?? []), order]);
  }
  return [...taken].map(([maker, orders]) => ({ maker, orders }));
}

/** The open column with the most cards, if it has enough of them to get more width. */
export function fullest({ new: waiting, processing }: Columns): 'new' | 'processing' | undefined {
  const [count, status] =
    processing.length > waiting.length
      ? ([processing.length, 'processing'] as const)
      : ([waiting.length, 'new'] as const);
  return count >= wideColumnMinCards ? status : undefined;
}

/** Formats 7:42, or 1:02:05 after an hour. */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
