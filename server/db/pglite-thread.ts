import { Worker } from 'node:worker_threads';
import type { ChangeListener } from './database.ts';
import type { Reply, Request } from './pglite-protocol.ts';

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;
type Result = Extract<Reply, { kind: 'result' }>;

/** Our side of the thread that PGlite runs in: requests with numbers, answers by number. */
export async function startPGlite(folder: string) {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { folder },
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const ready = Promise.withResolvers<void>();
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  const listeners: ChangeListener[] = [];
  let lastId = 0;
  let failed: Error | undefined;

  worker.on('message', (reply: Reply) => {
    if (reply.kind === 'ready') return ready.resolve();
    if (reply.kind === 'change') return listeners.forEach((listener) => listener(reply.payload));
    const answer = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.kind === 'result') answer?.resolve(reply);
    else answer?.reject(Object.assign(new Error(reply.message), reply));
  });
  const fail = (error: Error) => {
    failed = error;
    ready.reject(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The embedded database has stopped')));

  function ask(request: Unnumbered<Request>): Promise<Result> {
    if (failed) return Promise.reject(failed);
    const answer = Promise.withResolvers<Result>();
    const id = ++lastId;
    waiting.set(id, answer);
    worker.postMessage({ id, ...request });
    return answer.promise;
  }

  await ready.promise;
  return {
    ask,
    onChange: (listener: ChangeListener) => void listeners.push(listener),
    isRunning: () => !failed,
    async close() {
      if (!failed) await ask({ kind: 'close' });
      await worker.terminate();
    },
  };
}
