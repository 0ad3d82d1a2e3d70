import { AppError } from '#domain/errors.ts';
import type { RateLimit } from './budgets.ts';

const sweepAt = 10_000;
const sweepEveryMs = 1_000;

export class Bucket {
  readonly #limit: RateLimit;
  #left: number;
  #at = Date.now();

  constructor(limit: RateLimit) {
    this.#limit = limit;
    this.#left = limit.burst;
  }

  get isFull(): boolean {
    return this.msToFull <= 0;
  }

  get msToFull(): number {
    return (this.#limit.burst - this.#refilled()) * this.#limit.everyMs;
  }

  /** Returns 0, or the milliseconds until `count` are available. `leaving` must stay. */
  take(count = 1, leaving = 0): number {
    const needed = count + leaving;
    if (this.#refilled() < needed) return (needed - this.#left) * this.#limit.everyMs;
    this.#left -= count;
    return 0;
  }

  /** Returns the milliseconds until the debt is refilled. */
  overdraw(): number {
    this.#refilled();
    this.#left--;
    return Math.max(0, -this.#left * this.#limit.everyMs);
  }

  #refilled(): number {
    const now = Date.now();
    const gained = (now - this.#at) / this.#limit.everyMs;
    this.#left = Math.min(this.#limit.burst, this.#left + gained);
    this.#at = now;
    return this.#left;
  }
}

export class Rate {
  readonly #limit: RateLimit;
  readonly #buckets = new Map<string, Bucket>();
  #sweptAt = 0;

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  /** Returns the milliseconds until the bucket is full again, or throws TOO_MANY. */
  take(key: string, count = 1): number {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#limit);
    const waitMs = bucket.take(count);
    if (waitMs) throw new AppError('TOO_MANY', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    if (this.#buckets.size > sweepAt) this.#sweep();
    this.#buckets.set(key, bucket);
    return bucket.msToFull;
  }

  /** At most once per interval, since each pass takes time. */
  #sweep(): void {
    const now = Date.now();
    if (now - this.#sweptAt < sweepEveryMs) return;
    this.#sweptAt = now;
    for (const [key, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(key);
  }
}
