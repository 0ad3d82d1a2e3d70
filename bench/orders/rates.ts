// Orders per second. Part of bench/orders/orders.ts.
import { randomUUID } from 'node:crypto';
import { median, percentile, significant } from '#bench/lib/measure.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/db/database.ts';
import type { Place, Times } from './clients.ts';
import { completeAll, openClients } from './place.ts';

const turns = 7;
const turnMs = 700;
const clientCounts = [1, 10, 50];
const roundDrinks = 6;

/** Orders per second through HTTP, and rows per second through the database driver alone. */
export async function rates(app: App, place: Place) {
  const clients = openClients(place);
  const rows: Record<string, object> = {};
  let share = 0;
  for (const count of clientCounts) {
    const bare: number[] = [];
    const placed: number[] = [];
    const times: number[] = [];
    // Alternating, so that other load affects both.
    for (let turn = 0; turn < turns; turn++) {
      bare.push(await bareRate(app.database.db, place.barId, count));
      const taken = await clients.ask<Times>({
        kind: 'rate',
        clients: count,
        ms: turnMs,
        drinks: 1,
      });
      placed.push(taken.times.length / taken.seconds);
      times.push(...taken.times);
    }
    const shares = placed.map((rate, turn) => rate / (bare[turn] ?? Number.NaN));
    if (count === 10) share = median(shares);
    rows[`${count} clients`] = {
      'orders/s': Math.round(median(placed)),
      'bare inserts/s': Math.round(median(bare)),
      share: `${Math.round(100 * median(shares))} %`,
      'p50 ms': significant(median(times)),
      'p99 ms': significant(percentile(times, 0.99)),
    };
  }
  await clients.kill();
  await completeAll(app.database.db, place.barId);
  console.table(rows);
  return { share };
}

/** Drinks per second in rounds, beside orders of one drink. */
export async function rounds(app: App, place: Place) {
  const clients = openClients(place);
  const rows: Record<string, object> = {};
  for (const count of clientCounts) {
    const [single, together]: [number[], number[]] = [[], []];
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      const task = { kind: 'rate', clients: count, ms: turnMs } as const;
      const ones = await clients.ask<Times>({ ...task, drinks: 1 });
      const sixes = await clients.ask<Times>({ ...task, drinks: roundDrinks });
      single.push(ones.times.length / ones.seconds);
      together.push((roundDrinks * sixes.times.length) / sixes.seconds);
      times.push(...sixes.times);
    }
    rows[`${count} clients`] = {
      'drinks/s in rounds': Math.round(median(together)),
      'single orders/s': Math.round(median(single)),
      times: significant(median(together.map((rate, turn) => rate / (single[turn] ?? Number.NaN)))),
      'p50 ms of a round': significant(median(times)),
      'p99 ms': significant(percentile(times, 0.99)),
    };
  }
  await clients.kill();
  await completeAll(app.database.db, place.barId);
  process.stdout.write(`\nrounds of ${roundDrinks} drinks\n`);
  console.table(rows);
}

async function bareRate(db: Db, barId: string, clients: number): Promise<number> {
  const end = performance.now() + turnMs;
  let count = 0;
  const client = async () => {
    for (; performance.now() < end; count++) {
      await db
        .insertInto('orders')
        .values({
          bar_id: barId,
          drink_id: 'negroni',
          guest_name: 'Marta',
          guest_key: randomUUID(),
          notes: 'Less ice',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return count / (turnMs / 1000);
}
