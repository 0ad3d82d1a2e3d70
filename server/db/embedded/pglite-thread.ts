import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ChangeListener } from '#server/db/database.ts';
import { DatabaseUnavailable } from '#server/db/unavailable.ts';
import type { Message, Reply, Request, WorkerData } from './pglite-protocol.ts';

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;
type Result = Extract<Reply, { kind: 'result' }>;

const timeoutsMs = { snapshot: 10 * 60_000, close: 60_000 };

let compiled: Promise<WebAssembly.Module> | undefined;

function compileProgram(): Promise<WebAssembly.Module> {
  const { resolve } = createRequire(import.meta.url);
  const file = path.join(path.dirname(resolve('@electric-sql/pglite')), 'pglite.wasm');
  compiled ??= WebAssembly.compile(fs.readFileSync(file));
  return compiled;
}

export async function startPGlite({ folder, lock: { file, text } }: Omit<WorkerData, 'program'>) {
  const program = await compileProgram();
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { folder, lock: { file, text }, program } satisfies WorkerData,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const ready = Promise.withResolvers<void>();
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  const listeners: ChangeListener[] = [];
  const failures: ((error: Error) => void)[] = [];
  let lastId = 0;
  let answerMs: number | undefined;
  let failed: Error | undefined;
  let isClosing = false;

  worker.on('message', (message: Message | object) => {
    // With --watch, Node itself sends the files that the thread has loaded.
    if (!('kind' in message)) return;
    const { topics, ...reply } = message;
    for (const topic of topics) for (const listener of listeners) listener(topic);
    if (reply.kind === 'ready') return ready.resolve();
    if (reply.kind === 'lost') return loseLock();
    const answer = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.kind === 'result') answer?.resolve(reply);
    else answer?.reject(Object.assign(new Error(reply.message), reply));
  });
  const fail = (error: Error) => {
    if (failed) return;
    failed = error;
    ready.reject(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    if (!isClosing) for (const listener of failures) listener(error);
  };
  const loseLock = () => {
    fail(new DatabaseUnavailable('Another process has taken the data folder'));
    void worker.terminate();
  };
  worker.on('error', (cause) =>
    fail(new DatabaseUnavailable('The embedded database has failed', { cause })),
  );
  worker.on('exit', () => fail(new DatabaseUnavailable('The embedded database has stopped')));

  async function ask(request: Unnumbered<Request>): Promise<Result> {
    if (failed) throw failed;
    const answer = Promise.withResolvers<Result>();
    const id = ++lastId;
    waiting.set(id, answer);
    worker.postMessage({ id, ...request });
    // On a full disk, PGlite's thread spins and never responds.
    const { [request.kind as keyof typeof timeoutsMs]: timeoutMs = answerMs } = timeoutsMs;
    const late = () =>
      fail(
        new DatabaseUnavailable(
          `The embedded database did not respond to a ${request.kind} request`,
        ),
      );
    const timer = timeoutMs && setTimeout(late, timeoutMs);
    return answer.promise.finally(() => clearTimeout(timer));
  }

  await ready.promise;
  return {
    ask,
    onChange: (listener: ChangeListener) => void listeners.push(listener),
    onFailure: (listener: (error: Error) => void) => void failures.push(listener),
    isRunning: () => !failed,
    loseLock,
    answerWithin(ms: number) {
      answerMs = ms;
    },
    async close() {
      isClosing = true;
      if (!failed) await ask({ kind: 'close' });
      await worker.terminate();
    },
  };
}
