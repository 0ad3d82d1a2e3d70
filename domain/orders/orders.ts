import type { DrinkCategory } from '#domain/drinks/drinks.ts';
import type { Allergen } from '#domain/ingredients/allergens.ts';
import type { Language } from '#domain/languages.ts';
import type { LeftOut } from '#domain/menu/without.ts';

export const boardStatuses = ['new', 'processing', 'done'] as const;
export type BoardStatus = (typeof boardStatuses)[number];
export type OpenStatus = Exclude<BoardStatus, 'done'>;

export const orderStatuses = [...boardStatuses, 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The statuses from which the bar may move an order to each status. */
const before: Record<OrderStatus, readonly BoardStatus[]> = {
  processing: ['new'],
  done: ['processing'],
  new: ['done', 'processing'],
  cancelled: ['new', 'processing'],
};

export function statusesBefore(status: OrderStatus): readonly BoardStatus[] {
  return before[status];
}

export const takenBackFrom: readonly BoardStatus[] = ['new'];

/** `out` names an ingredient. `other` has the bartender's own words. */
export const declineReasons = ['out', 'lastCall', 'tooMany', 'notTonight', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const notesLength = { max: 300 } as const;

export const orderLimits = {
  /** Of one drink in a round. */
  quantity: 6,
  lines: 12,
  forName: 40,
  table: 12,
  words: 140,
  atOnce: 100,
} as const;

export const maxNewOrdersShown = 200;

/** Numbers of tickets start from 1 after so many hours without an order. */
export const nightPauseHours = 4;

/** A completed order counts as tonight's for so long. */
export const tonightMs = 12 * 3_600_000;

export interface OrderedDrink {
  name: string;
  imageUrl: string;
  hue: string;
  category: DrinkCategory;
}

export interface Maker {
  name: string;
  isYou: boolean;
}

export interface MoveAnswer {
  /** False where somebody else has moved it before. */
  isMoved: boolean;
  /** Null where the order is not in progress, or where only one person works at the bar. */
  maker: Maker | null;
}

export interface MovesAnswer {
  moved: string[];
  /** Orders that had the status already, or whose status does not allow the move. */
  others: { _id: string; status: OrderStatus; maker: Maker | null }[];
}

export interface Cancellation {
  by: 'guest' | 'bar';
  reason: DeclineReason | null;
  ingredient: string | null;
  /** Null for orders of older versions. */
  ingredientId: string | null;
  words: string | null;
}

export interface KnownCancellation extends Omit<Cancellation, 'ingredient' | 'ingredientId'> {
  ingredient: Record<Language, string> | null;
  ingredientId?: string | undefined;
  batch?: string | undefined;
}

export interface RoundLine {
  drinkId: string;
  quantity: number;
  notes?: string | undefined;
  forName?: string | undefined;
}

interface AnyOrder {
  _id: string;
  _creationTime: number;
  drinkId: string | null;
  drink: OrderedDrink | null;
  notes: string | null;
  changedAt: number;
  /** The number of its ticket, which a round shares. Null for older orders. */
  number: number | null;
  /** Null where the order was placed alone. */
  roundId: string | null;
  forName: string | null;
  table: string | null;
  without: LeftOut[];
  /**
   * Allergens that the note mentions. Null: no allergy. Empty: an allergy that is none of the 14.
   */
  allergy: Allergen[] | null;
  isOnHold: boolean;
  calledAt: number | null;
  collectedAt: number | null;
}

export interface Order extends AnyOrder {
  guestName: string;
  status: BoardStatus;
  /** The position among open orders, lowest first: its time, unless somebody moved it. */
  sortKey: number;
  maker: Maker | null;
  /** Only while the order is open. */
  missing: { _id: string; name: string }[];
  standIns: { name: string; insteadOf: string }[];
}

export interface CancelledOrder extends Omit<AnyOrder, 'isOnHold' | 'calledAt' | 'collectedAt'> {
  guestName: string;
  cancellation: Cancellation | null;
  batch: string | null;
  /** Null where the guest cancelled it, or where only one person works at the bar. */
  cancelledBy: string | null;
}

export interface OpenOrders {
  counts: Record<OpenStatus, number>;
  latest: number | null;
  arrived: { _id: string; drinkName: string | null; guestName: string }[];
}

export interface GuestOrder extends AnyOrder {
  status: OrderStatus;
  /** New orders of others before this one. Null where it is not new, or on hold. */
  ahead: number | null;
  /** An estimate from the bar's pace tonight. Null where that is unknown. */
  readyAt: number | null;
  cancellation: Cancellation | null;
}

export interface OrderBoard {
  /** Open orders in their order, then completed ones, latest first. */
  orders: Order[];
  /** Includes orders that are not shown. */
  counts: Record<BoardStatus, number>;
  hasOlder: boolean;
}
