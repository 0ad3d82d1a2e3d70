import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Db } from './database.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const maxBatchSize = 64;
/** Batches of one kind at the same time, on a database with several connections. */
const maxConcurrent = 2;
const singleConnection = new WeakSet<Db>();

/** With one connection, a batch that would wait for it lets more calls join instead. */
export function useSingleConnection(db: Db): void {
  singleConnection.add(db);
}

interface Pending<I, O> {
  input: I;
  resolve: (output: O) => void;
  reject: (error: unknown) => void;
}

/**
 * A lone call does not wait. If a batch fails, its inputs run alone, so that none fails for
 * another.
 */
export function batched<I, O>(run: (db: Db, inputs: readonly I[]) => Promise<readonly O[]>) {
  const queues = new WeakMap<Db, { pending: Pending<I, O>[]; running: number }>();

  async function settle(db: Db, batch: readonly Pending<I, O>[]): Promise<void> {
    try {
      const outputs = await run(
        db,
        batch.map(({ input }) => input),
      );
      batch.forEach(({ resolve }, index) => resolve(outputs[index] as O));
    } catch (error) {
      // An unavailable database would fail each of them again.
      if (batch.length === 1 || error instanceof DatabaseUnavailable) {
        return batch.forEach(({ reject }) => reject(error));
      }
      await Promise.all(batch.map((one) => settle(db, [one])));
    }
  }

  return (db: Db, input: I): Promise<O> => {
    const queue = queues.get(db) ?? { pending: [], running: 0 };
    queues.set(db, queue);
    const output = new Promise<O>((resolve, reject) => {
      queue.pending.push({ input, resolve, reject });
    });
    if (queue.running < (singleConnection.has(db) ? 1 : maxConcurrent)) void work();
    return output;

    async function work() {
      queue.running++;
      await endOfTurn();
      while (queue.pending.length) await settle(db, queue.pending.splice(0, maxBatchSize));
      queue.running--;
    }
  };
}
