import * as z from 'zod/mini';
import { notesLength, type OrderStatus, orderStatuses } from './order-status.ts';
import { uuid } from './uuid.ts';

export const orderId = uuid;
export const orderStatus = z.enum(orderStatuses);
export const orderNotes = z.string().check(z.trim(), z.maxLength(notesLength.longest));
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
  status: OrderStatus;
  /** When the status last changed. */
  changedAt: number;
}

/** An order as the guest who placed it sees it. */
export interface GuestOrder extends Omit<Order, 'guestName'> {
  /** How many new orders are before this one; null once it is being made. */
  ahead: number | null;
}

/** The orders of a bar as they hang behind it. */
export interface OrderBoard {
  /** Those to make, oldest first; then those made, latest first. */
  orders: Order[];
  /** All that are to make, and those made tonight, also where not all are shown. */
  counts: Record<OrderStatus, number>;
  /** There are completed orders before those shown. */
  hasOlder: boolean;
}
