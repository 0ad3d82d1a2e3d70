import * as z from 'zod/mini';
import { notesLength, type OrderStatus, orderStatuses } from './order-status.ts';

export const orderId = z.uuid();
export const orderStatus = z.enum(orderStatuses);
export const orderNotes = z.string().check(z.trim(), z.maxLength(notesLength.longest));

/** An order as the bar sees it. */
export interface Order {
  _id: string;
  _creationTime: number;
  drinkId: string | null;
  drink: { name: string; imageUrl: string; hue: string } | null;
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
