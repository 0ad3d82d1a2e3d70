import { parentPort } from 'node:worker_threads';
import { isAppError } from '#domain/errors.ts';
import type { Steps } from '#domain/steps.ts';
import type { Reply, Request } from './protocol.ts';

/** A task pauses at its first step after this time, and other turns run. */
const sliceMs = 20;

export interface Resources {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

// biome-ignore lint/suspicious/noExplicitAny: tasks of every shape
export type Tasks = Record<string, (input: any, resources: any) => unknown>;

export function serveTasks(tasks: Tasks, resources: Resources): void {
  const port = parentPort;
  if (!port) throw new Error('not in a worker thread');
  const paused = new Map<number, Steps<unknown>>();
  const reply = (message: Reply) => port.postMessage(message);

  const begin = ({ id, task, input, resources: keys }: Extract<Request, { kind: 'run' }>) => {
    const found = keys.map((key) => resources.get(key));
    const missing = keys.filter((_, n) => found[n] === undefined);
    if (missing.length) return reply({ kind: 'missing', id, keys: missing });
    const result = tasks[task]?.(input, found);
    if (isSteps(result)) return goOn(id, result);
    reply({ kind: 'done', id, value: result });
  };

  const goOn = (id: number, steps: Steps<unknown>) => {
    const end = performance.now() + sliceMs;
    const before = process.threadCpuUsage();
    do {
      const { done, value } = steps.next();
      if (done) return reply({ kind: 'done', id, value });
    } while (performance.now() < end);
    paused.set(id, steps);
    const { user, system } = process.threadCpuUsage(before);
    reply({ kind: 'paused', id, computedMs: (user + system) / 1000 });
  };

  const handle = (message: Request) => {
    if (message.kind === 'keep') return resources.set(message.key, message.value);
    const { id } = message;
    const steps = paused.get(id);
    paused.delete(id);
    if (message.kind === 'run') begin(message);
    else if (message.kind === 'resume' && steps) goOn(id, steps);
  };

  port.on('message', (message: Request) => {
    try {
      handle(message);
    } catch (error) {
      if (message.kind === 'keep') throw error;
      const { id } = message;
      if (isAppError(error)) reply({ kind: 'refused', id, code: error.code, data: error.data });
      else reply({ kind: 'failed', id, error: error as Error });
    }
  });
  reply({ kind: 'ready' });
}

function isSteps(result: unknown): result is Steps<unknown> {
  return (
    typeof result === 'object' && result !== null && Symbol.iterator in result && 'next' in result
  );
}
