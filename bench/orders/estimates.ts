// The part of bench/orders/orders.ts about estimates: their cost and their error.

import { figure, timed } from '#bench/lib/measure.ts';
import { paceOf } from '#server/queue/pace.ts';
import { Queue } from '#server/queue/queue.ts';
import type { OpenRow, OrderRow } from '#server/queue/rows.ts';
import { honestyOf, simulatedBars, simulatedOrder } from '#server/testing/simulated-bar.ts';

const now = Date.now();

/** The cost of estimates: places and times of a whole queue, including the pace. */
export async function measureEstimates() {
  const made = queueOf(31, 'done');
  const rows: Record<string, object> = {};
  for (const waiting of [10, 50, 200]) {
    const open = queueOf(waiting, 'new') as OpenRow[];
    const places = () => {
      const queue = new Queue(open);
      for (const { id } of open) queue.ahead(id);
      return queue;
    };
    const withTimes = () => {
      const [queue, pace] = [places(), paceOf(made, now)];
      for (const { id } of open) queue.readyAt(id, pace);
    };
    // Runs once before, so that compilation is not measured.
    for (const run of [places, withTimes]) await timed(run, 2_000);
    const [without, all] = [await timed(places, 2_000), await timed(withTimes, 2_000)];
    rows[`${waiting} waiting orders`] = {
      'places, µs': figure(1000 * without),
      'with estimates, µs': figure(1000 * all),
    };
  }
  process.stdout.write('\nwhat estimates cost, once per change of a bar\n');
  console.table(rows);
  process.stdout.write('\nhow wrong estimates are: medians of simulated evenings, in minutes\n');
  console.table(
    Object.fromEntries(Object.entries(simulatedBars).map(([name, bar]) => [name, honestyOf(bar)])),
  );
}

function queueOf(count: number, status: OrderRow['status']): OrderRow[] {
  return Array.from({ length: count }, (_, n) => ({
    ...simulatedOrder(`order ${n}`, `guest ${n % 40}`, now - (count - n) * 60_000),
    status,
    changed_at: new Date(now - (count - n) * 30_000),
  }));
}
