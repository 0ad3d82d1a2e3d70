import { AppError } from '#domain/errors.ts';

interface Queue {
  running: number;
  waiting: (() => void)[];
}

/** One key delays others by only a few tasks, because only `maxConcurrent` of it run at once. */
export class Turns {
  readonly #maxConcurrent: number;
  readonly #queues = new Map<string, Queue>();

  constructor(maxConcurrent: number) {
    this.#maxConcurrent = maxConcurrent;
  }

  lengthOf(key: string): number {
    const queue = this.#queues.get(key);
    return queue ? queue.running + queue.waiting.length : 0;
  }

  /** Throws TOO_MANY if `maxWaiting` tasks wait already. */
  async run<T>(key: string, task: () => Promise<T>, maxWaiting = Number.POSITIVE_INFINITY) {
    const queue = this.#queues.get(key) ?? { running: 0, waiting: [] };
    this.#queues.set(key, queue);
    if (queue.running < this.#maxConcurrent) queue.running++;
    else if (queue.waiting.length >= maxWaiting) {
      throw new AppError('TOO_MANY', { retryAfterSeconds: 1 });
    } else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await task();
    } finally {
      this.#next(key, queue);
    }
  }

  /** In a later turn of the event loop, so that network events come between. */
  #next(key: string, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next) setImmediate(next);
    else if (--queue.running === 0) this.#queues.delete(key);
  }
}
