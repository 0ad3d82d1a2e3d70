import type { Tx } from '#server/db/database.ts';
import { closeKey } from '#server/db/idempotency.ts';
import type { Context } from '#server/functions.ts';
import { viewerKey } from '#server/rpc/viewer.ts';
import { takeBackOrders } from './take-back.ts';

const placing = ['orders.createOrder', 'orders.createRound'];

/**
 * A call that has not arrived will never run. Its orders are cancelled if nobody has started them.
 */
export async function withdrawOrders(
  { db, viewer, granted: guestKey }: Context<Tx> & { granted: string },
  { barId, key }: { barId: string; key: string },
): Promise<{ arrived: string[]; cancelled: string[] }> {
  const earlier = await closeKey(db, {
    client: viewerKey(viewer) || guestKey,
    key,
    function: 'orders.withdrawOrders',
    payload_hash: '',
  });
  const arrived = earlier && placing.includes(earlier.function) ? idsIn(earlier.result?.value) : [];
  if (arrived.length === 0) return { arrived, cancelled: [] };
  return { arrived, ...(await takeBackOrders(db, { barId, orderIds: arrived, guestKey })) };
}

function idsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer];
  return (answer as { orderIds?: string[] } | undefined)?.orderIds ?? [];
}
