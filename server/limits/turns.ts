import { AppError } from '#domain/errors.ts';

interface Line {
  running: number;
  waiting: (() => void)[];
}

/**
 * A fair scheduler: of each key only `atOnce` pieces of work run at the same time, the others wait
 * for their turn. So the work of one key never stands between another key and the database for
 * longer than those few take, however much of it there is.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #lines = new Map<string, Line>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** How many of this key run or wait. */
  lengthOf(key: string): number {
    const line = this.#lines.get(key);
    return line ? line.running + line.waiting.length : 0;
  }

  /** Runs the work in its turn; throws TOO_MANY where more than `mostWaiting` wait already. */
  async run<T>(key: string, work: () => Promise<T>, mostWaiting = Number.POSITIVE_INFINITY) {
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] };
    this.#lines.set(key, line);
    if (line.running < this.#atOnce) line.running++;
    else if (line.waiting.length >= mostWaiting) {
      throw new AppError('TOO_MANY', { retryAfterSeconds: 1 });
    } else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      this.#next(key, line);
    }
  }

  /** Not at once: what has come over the network meanwhile is heard between two pieces of work. */
  #next(key: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) setImmediate(next);
    else if (--line.running === 0) this.#lines.delete(key);
  }
}
