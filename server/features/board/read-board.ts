import { maxNewOrdersShown, type OpenOrders, type OrderBoard } from '#domain/orders/orders.ts';
import {
  type BoardReader,
  present,
  presentToBar,
  type Reader,
} from '#server/features/orders/present-order.ts';

const completedShownTonight = 30;
const maxArrivedShown = 50;

/** Completed orders are tonight's latest, or the latest `completed`, however old. */
export async function boardOf(
  reader: BoardReader,
  bar: { id: string },
  completed: number | undefined,
): Promise<OrderBoard> {
  const { queues } = reader;
  const [queue, made] = await Promise.all([
    queues.of(reader, bar.id),
    queues.madeBy(reader, bar.id, (completed ?? completedShownTonight) + 1),
  ]);
  const shown = completed
    ? made.rows.slice(0, completed)
    : made.rows.slice(0, completedShownTonight).filter((row) => row.changed_at > made.since);
  const inProgress = queue.orders.filter(({ status }) => status !== 'new');
  return {
    orders: await presentToBar(reader, bar, [
      ...queue.waiting.slice(0, maxNewOrdersShown),
      ...inProgress,
      ...shown,
    ]),
    counts: { new: queue.waiting.length, processing: inProgress.length, done: made.count },
    hasOlder: made.rows.length > shown.length,
  };
}

export async function countWaiting(
  reader: Omit<Reader, 'language'>,
  bar: { id: string },
): Promise<number> {
  return (await reader.queues.of(reader, bar.id)).waiting.length;
}

export async function openOrders(reader: Reader, bar: { id: string }): Promise<OpenOrders> {
  const { orders, waiting } = await reader.queues.of(reader, bar.id);
  // By arrival, whatever the order in which the bar makes them.
  const byArrival = waiting.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  const untouched = byArrival.filter(
    (row) => row.changed_at.getTime() === row.created_at.getTime(),
  );
  const arrived = await present(reader, untouched.slice(-maxArrivedShown));
  return {
    counts: { new: waiting.length, processing: orders.length - waiting.length },
    latest: byArrival.at(-1)?.created_at.getTime() ?? null,
    arrived: arrived.map(({ _id, drink, guestName }) => ({
      _id,
      drinkName: drink?.name ?? null,
      guestName,
    })),
  };
}
