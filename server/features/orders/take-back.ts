import { takenBackFrom } from '#domain/orders/orders.ts';
import type { Tx } from '#server/db/database.ts';
import { lockOrders, moveLocked, type Orders } from './move-orders.ts';

const nobody = { subject: null, name: null };
const byGuest = { by: 'guest', reason: null, ingredient: null, words: null } as const;

/** Returns the orders that this call has cancelled. */
export async function takeBackOrders(
  db: Tx,
  orders: Orders & { guestKey: string },
): Promise<{ cancelled: string[] }> {
  const locked = await lockOrders(db, orders);
  const { moved } = await moveLocked(db, locked, {
    to: 'cancelled',
    from: takenBackFrom,
    mover: nobody,
    cancellation: byGuest,
  });
  const isTakenBack = ({ id, cancellation }: (typeof locked)[number]) =>
    moved.includes(id) || cancellation?.by === 'guest';
  return { cancelled: locked.filter(isTakenBack).map(({ id }) => id) };
}
