import * as z from 'zod/mini';
import {
  type BoardStatus,
  boardStatuses,
  notesLength,
  type OpenStatus,
  type OrderStatus,
} from './order-status.ts';
import { tidyLines } from './tidy-text.ts';
import { uuid } from './uuid.ts';

/** More new orders than this a board does not show at once; the oldest come first. */
export const waitingShown = 200;
export const orderId = uuid;
export const boardStatus = z.enum(boardStatuses);
export const orderNotes = z
  .string()
  .check(z.overwrite(tidyLines), z.maxLength(notesLength.longest));
/** A time in milliseconds since 1970, as orders have it. */
export const moment = z.int().check(z.minimum(0), z.maximum(8.64e15 - 1));

/** Orders that stay when all other new ones of their bar are cancelled. */
export const keptOrders = z.array(orderId).check(z.maxLength(waitingShown));
/** How many completed orders a board may ask for. */
export const completedShown = z.int().check(z.minimum(1), z.maximum(500));

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

/** What became of a move. */
export interface MoveAnswer {
  /** Somebody else may have made it before. */
  isMoved: boolean;
  /** Who makes the order now, where it is being made and several work at the bar. */
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
  /** What its drink asks for in vain, while it is to be made. */
  missing: { _id: string; name: string }[];
  /** What is poured in place of something that it asks for. */
  standIns: { name: string; insteadOf: string }[];
}

/** How many orders of a bar are open, and which have just come. */
export interface OpenOrders {
  counts: Record<OpenStatus, number>;
  /** When the last of the new ones came. */
  latest: number | null;
  /** The latest of those that nobody has touched yet, oldest first. */
  arrived: { _id: string; drinkName: string | null; guestName: string }[];
}

/** An order as the guest who placed it sees it. */
export interface GuestOrder extends AnyOrder {
  status: OrderStatus;
  /** How many new orders of others are before this one; null where it does not wait. */
  ahead: number | null;
}

/** The orders of a bar as they hang behind it. */
export interface OrderBoard {
  /** Those to make, oldest first; then those made, latest first. */
  orders: Order[];
  /** All that are to make, and those made tonight, also where not all are shown. */
  counts: Record<BoardStatus, number>;
  /** There are completed orders before those shown. */
  hasOlder: boolean;
}
