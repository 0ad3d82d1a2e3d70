/** Statuses of orders on the board, one column each. */
export const boardStatuses = ['new', 'processing', 'done'] as const;
export type BoardStatus = (typeof boardStatuses)[number];
export type OpenStatus = Exclude<BoardStatus, 'done'>;

/** All statuses. A cancelled order is on no board. */
export type OrderStatus = BoardStatus | 'cancelled';

/** Allowed moves: from which statuses an order can come to each. */
const before: Record<BoardStatus, readonly BoardStatus[]> = {
  processing: ['new'],
  done: ['processing'],
  new: ['done', 'processing'],
};

export function statusesBefore(status: BoardStatus): readonly BoardStatus[] {
  return before[status];
}

export const notesLength = { max: 300 } as const;

/** Max new orders that a board shows at once; the oldest come first. */
export const maxNewOrdersShown = 200;

/** How long a completed order counts as made tonight. */
export const tonightMs = 12 * 3_600_000;

export interface OrderedDrink {
  name: string;
  imageUrl: string;
  hue: string;
}

/** Who makes an order. */
export interface Maker {
  name: string;
  isYou: boolean;
}

/** The result of a move. */
export interface MoveAnswer {
  /** False where somebody else has moved it before. */
  isMoved: boolean;
  /** Who makes the order now, where it is in progress and several people work at the bar. */
  maker: Maker | null;
}

interface AnyOrder {
  _id: string;
  _creationTime: number;
  drinkId: string | null;
  drink: OrderedDrink | null;
  notes: string | null;
  /** When the status last changed. */
  changedAt: number;
}

/** An order as the bar sees it. */
export interface Order extends AnyOrder {
  guestName: string;
  status: BoardStatus;
  maker: Maker | null;
  /** Ingredients of its drink that the bar lacks, while the order is open. */
  missing: { _id: string; name: string }[];
  /** Substitutes used for ingredients of its drink. */
  standIns: { name: string; insteadOf: string }[];
}

/** Open orders of a bar: how many, and which have just arrived. */
export interface OpenOrders {
  counts: Record<OpenStatus, number>;
  /** When the latest new order arrived. */
  latest: number | null;
  /** The latest orders that nobody has moved yet, oldest first. */
  arrived: { _id: string; drinkName: string | null; guestName: string }[];
}

/** An order as the guest who placed it sees it. */
export interface GuestOrder extends AnyOrder {
  status: OrderStatus;
  /** How many new orders of others are before this one; null where it is not new. */
  ahead: number | null;
}

/** The orders of a bar as its board shows them. */
export interface OrderBoard {
  /** Open ones, oldest first; then completed ones, latest first. */
  orders: Order[];
  /** All open ones and those completed tonight, including ones not shown. */
  counts: Record<BoardStatus, number>;
  /** There are completed orders older than those shown. */
  hasOlder: boolean;
}
