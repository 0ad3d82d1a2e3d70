import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Db } from './database.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** So many go together at most. */
const most = 64;
/** So many such groups are under way at once, where `oneAtATime` says nothing else. */
const lanes = 2;
const single = new WeakSet<Db>();

/** Of a database with one connection: a group that waits for it would better let others join. */
export function oneAtATime(db: Db): void {
  single.add(db);
}

interface Waiting<I, O> {
  input: I;
  resolve: (output: O) => void;
  reject: (error: unknown) => void;
}

/**
 * What is asked at the same time, or while others are under way, goes to the database together: one
 * statement and one commit for all. Whoever asks alone does not wait. Where a group fails, each is
 * tried by itself, so that nobody fails for another's sake.
 */
export function gathered<I, O>(run: (db: Db, inputs: readonly I[]) => Promise<readonly O[]>) {
  const queues = new WeakMap<Db, { waiting: Waiting<I, O>[]; running: number }>();

  async function settle(db: Db, group: readonly Waiting<I, O>[]): Promise<void> {
    try {
      const outputs = await run(
        db,
        group.map(({ input }) => input),
      );
      group.forEach(({ resolve }, index) => resolve(outputs[index] as O));
    } catch (error) {
      // Where the database is away, it is so for each of them.
      if (group.length === 1 || error instanceof DatabaseUnavailable) {
        return group.forEach(({ reject }) => reject(error));
      }
      await Promise.all(group.map((one) => settle(db, [one])));
    }
  }

  return (db: Db, input: I): Promise<O> => {
    const queue = queues.get(db) ?? { waiting: [], running: 0 };
    queues.set(db, queue);
    const asked = new Promise<O>((resolve, reject) => {
      queue.waiting.push({ input, resolve, reject });
    });
    if (queue.running < (single.has(db) ? 1 : lanes)) void work();
    return asked;

    async function work() {
      queue.running++;
      await endOfTurn();
      while (queue.waiting.length) await settle(db, queue.waiting.splice(0, most));
      queue.running--;
    }
  };
}
