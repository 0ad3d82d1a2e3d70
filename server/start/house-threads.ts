import os from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { budgets } from '#server/limits/budgets.ts';
import { ThreadPool } from '#server/threads/pool.ts';

const maxHeapMb = 768;
const hangMs = 15_000;
const most = 4;

let threads: ThreadPool | undefined;

/** By default one for each core but that of the event loop. Each has its own lexicons. */
export function houseThreads(count: number | undefined, log: FastifyBaseLogger): ThreadPool {
  const { waiting: ofAll, waitingOfTurn: ofTurn } = budgets.thread;
  const size = count ?? Math.max(1, Math.min(most, os.availableParallelism() - 1));
  threads ??= new ThreadPool(size, {
    program: new URL('../mixologist/house/thread.ts', import.meta.url),
    maxHeapMb,
    hangMs,
    maxWaiting: { ofTurn, ofAll },
    onFailure: (err) => log.error({ err }, 'a thread of the mixologist has failed'),
  });
  return threads;
}
