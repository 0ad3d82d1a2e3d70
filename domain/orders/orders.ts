import type { DrinkCategory } from '#domain/drinks/drinks.ts';
import type { Allergen } from '#domain/ingredients/allergens.ts';
import type { Language } from '#domain/languages.ts';
import type { LeftOut } from '#domain/menu/without.ts';

/** Statuses of orders on the board, one column each. */
export const boardStatuses = ['new', 'processing', 'done'] as const;
export type BoardStatus = (typeof boardStatuses)[number];
export type OpenStatus = Exclude<BoardStatus, 'done'>;

/** All statuses. A cancelled order is on no board. */
export const orderStatuses = [...boardStatuses, 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Allowed moves of the bar: from which statuses an order can come to each. */
const before: Record<OrderStatus, readonly BoardStatus[]> = {
  processing: ['new'],
  done: ['processing'],
  new: ['done', 'processing'],
  cancelled: ['new', 'processing'],
};

export function statusesBefore(status: OrderStatus): readonly BoardStatus[] {
  return before[status];
}

/** The statuses in which a guest may take back an own order. */
export const takenBackFrom: readonly BoardStatus[] = ['new'];

/** Why a bar declines an order. `out` names an ingredient, `other` has words of its own. */
export const declineReasons = ['out', 'lastCall', 'tooMany', 'notTonight', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const notesLength = { max: 300 } as const;

export const orderLimits = {
  /** Of one drink in a round. */
  quantity: 6,
  /** Lines of a round. */
  lines: 12,
  /** Characters of the name of who a drink is for. */
  forName: 40,
  table: 12,
  /** Characters of the words with which a bar declines. */
  words: 140,
  /** Orders that can be moved, declined or collected at once. */
  atOnce: 100,
} as const;

/** Max new orders that a board shows at once; the oldest come first. */
export const maxNewOrdersShown = 200;

/** After so many hours without an order, tickets are numbered from 1 again. */
export const nightPauseHours = 4;

/** How long a completed order counts as made tonight. */
export const tonightMs = 12 * 3_600_000;

export interface OrderedDrink {
  name: string;
  imageUrl: string;
  hue: string;
  category: DrinkCategory;
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

/** The result of moving several orders together. */
export interface MovesAnswer {
  /** Ids of those that this call has moved. */
  moved: string[];
  /** Those that had the status already, or another one that does not allow the move. */
  others: { _id: string; status: OrderStatus; maker: Maker | null }[];
}

/** By whom and why an order was cancelled. */
export interface Cancellation {
  by: 'guest' | 'bar';
  /** Null where the bar gave none. */
  reason: DeclineReason | null;
  /** What the bar is out of. */
  ingredient: string | null;
  /** Its id; null for orders of an older version. */
  ingredientId: string | null;
  /** The bartender's own words. */
  words: string | null;
}

/** The same as it is stored, for readers of each language. */
export interface KnownCancellation extends Omit<Cancellation, 'ingredient' | 'ingredientId'> {
  ingredient: Record<Language, string> | null;
  ingredientId?: string | undefined;
  /** Shared by orders that were cancelled with one call. */
  batch?: string | undefined;
}

/** A drink of a round that a guest orders. */
export interface RoundLine {
  drinkId: string;
  quantity: number;
  notes?: string | undefined;
  /** Who it is for, if not the guest who orders. */
  forName?: string | undefined;
}

interface AnyOrder {
  _id: string;
  _creationTime: number;
  drinkId: string | null;
  drink: OrderedDrink | null;
  notes: string | null;
  /** When the status last changed. */
  changedAt: number;
  /** Of its ticket in the night, which the orders of a round share; null for older orders. */
  number: number | null;
  /** Shared by orders that were placed together; null where it was placed alone. */
  roundId: string | null;
  /** Who it is for, if not the guest who ordered it. */
  forName: string | null;
  table: string | null;
  /** What the guest leaves out of every drink. */
  without: LeftOut[];
  /** The allergens that the note speaks of: none of the 14 where it is empty, no allergy where it is null. */
  allergy: Allergen[] | null;
  /** The bar makes it later. */
  isOnHold: boolean;
  /** When the guest was last called again to fetch it. */
  calledAt: number | null;
  collectedAt: number | null;
}

/** An order as the bar sees it. */
export interface Order extends AnyOrder {
  guestName: string;
  status: BoardStatus;
  /** Its place among open orders: lower ones first. The time it was placed, unless it was moved. */
  sortKey: number;
  maker: Maker | null;
  /** Ingredients of its drink that the bar lacks, while the order is open. */
  missing: { _id: string; name: string }[];
  /** Substitutes used for ingredients of its drink. */
  standIns: { name: string; insteadOf: string }[];
}

/** An order of tonight that was cancelled, as the bar sees it. */
export interface CancelledOrder extends Omit<AnyOrder, 'isOnHold' | 'calledAt' | 'collectedAt'> {
  guestName: string;
  cancellation: Cancellation | null;
  /** Shared by those that were cancelled together. */
  batch: string | null;
  /** Who cancelled it, where the bar did and several people work there. */
  cancelledBy: string | null;
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
  /** How many new orders of others are before this one; null where it is not new, or on hold. */
  ahead: number | null;
  /** When it is probably ready, by tonight's pace of the bar; null where that is not known. */
  readyAt: number | null;
  cancellation: Cancellation | null;
}

/** The orders of a bar as its board shows them. */
export interface OrderBoard {
  /** Open ones in their order; then completed ones, latest first. */
  orders: Order[];
  /** All open ones and those completed tonight, including ones not shown. */
  counts: Record<BoardStatus, number>;
  /** There are completed orders older than those shown. */
  hasOlder: boolean;
}
