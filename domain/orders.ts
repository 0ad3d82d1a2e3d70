import * as z from 'zod/mini';
import { type BoardStatus, boardStatuses, notesLength, type OrderStatus } from './order-status.ts';
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

/** An order as the bar sees it. */
export interface Order {
  _id: string;
  _creationTime: number;
  drinkId: string | null;
  drink: OrderedDrink | null;
  guestName: string;
  notes: string | null;
  status: BoardStatus;
  /** When the status last changed. */
  changedAt: number;
}

/** An order as the guest who placed it sees it. */
export interface GuestOrder extends Omit<Order, 'guestName' | 'status'> {
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
