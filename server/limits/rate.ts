import { AppError } from '#domain/errors.ts';
import type { RateLimit } from './budgets.ts';

const sweepAt = 10_000;

interface Bucket {
  left: number;
  at: number;
}

/** A rate limiter: one token bucket for each key. */
export class Rate {
  readonly #burst: number;
  readonly #everyMs: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor({ burst, everyMs }: RateLimit) {
    this.#burst = burst;
    this.#everyMs = everyMs;
  }

  /** Takes one, or throws TOO_MANY. */
  take(key: string): void {
    const bucket = this.#of(key);
    if (bucket.left < 1) {
      const waitMs = (1 - bucket.left) * this.#everyMs;
      throw new AppError('TOO_MANY', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    }
    bucket.left--;
    if (this.#buckets.size > sweepAt) this.#sweep();
    this.#buckets.set(key, bucket);
  }

  #of(key: string): Bucket {
    const now = Date.now();
    const known = this.#buckets.get(key);
    if (!known) return { left: this.#burst, at: now };
    const gained = (now - known.at) / this.#everyMs;
    return { left: Math.min(this.#burst, known.left + gained), at: now };
  }

  #sweep(): void {
    for (const [key] of this.#buckets) {
      if (this.#of(key).left >= this.#burst) this.#buckets.delete(key);
    }
  }
}
