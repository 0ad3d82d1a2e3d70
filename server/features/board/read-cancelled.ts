import { sql } from 'kysely';
import { type CancelledOrder, tonightMs } from '#domain/orders/orders.ts';
import {
  present,
  presentCancellation,
  type Reader,
} from '#server/features/orders/present-order.ts';
import { selectOrders } from '#server/queue/rows.ts';

const maxShown = 100;

export async function cancelledOrders(
  reader: Reader,
  bar: { id: string },
): Promise<CancelledOrder[]> {
  const rows = await selectOrders(reader.db)
    .select(({ selectFrom }) =>
      selectFrom('order_events')
        .select('mover_name')
        .whereRef('order_id', '=', 'orders.id')
        .orderBy('order_events.id', 'desc')
        .limit(1)
        .as('cancelled_by'),
    )
    .where('bar_id', '=', bar.id)
    // A literal, so that the planner uses the partial index.
    .where(sql<boolean>`status = 'cancelled'`)
    .where('changed_at', '>', new Date(Date.now() - tonightMs))
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(maxShown)
    .execute();
  const orders = await present(reader, rows);
  return orders.map(({ isOnHold: _, calledAt, collectedAt, status, ...order }, index) => ({
    ...order,
    cancellation: presentCancellation(rows[index]?.cancellation ?? null, reader.language),
    batch: rows[index]?.cancellation?.batch ?? null,
    cancelledBy: rows[index]?.cancelled_by ?? null,
  }));
}
