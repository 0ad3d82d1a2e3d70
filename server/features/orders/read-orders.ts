import type { GuestOrder } from '#domain/orders/orders.ts';
import { present, presentCancellation, type Reader } from './present-order.ts';

export async function ordersOfGuest(
  reader: Reader,
  bar: { id: string },
  guestKey: string,
): Promise<GuestOrder[]> {
  const found = await reader.queues.ofGuest(reader, bar.id, guestKey);
  const orders = await present(
    reader,
    found.map(({ row }) => row),
  );
  return orders.map(({ guestName: _, ...order }, index) => ({
    ...order,
    ahead: found[index]?.place.ahead ?? null,
    readyAt: found[index]?.place.readyAt ?? null,
    cancellation: presentCancellation(found[index]?.row.cancellation ?? null, reader.language),
  }));
}
