import { AppError } from '#domain/errors.ts';
import type { RateLimit } from './budgets.ts';
import { Bucket } from './rate.ts';

const sweepAt = 10_000;
const sweepEveryMs = 1_000;
const halfLifeMs = 60_000;
const negligible = 0.01;

class Usage {
  #taken = 0;
  #at = Date.now();

  get taken(): number {
    const now = Date.now();
    this.#taken *= 2 ** ((this.#at - now) / halfLifeMs);
    this.#at = now;
    return this.#taken;
  }

  add(count: number): void {
    this.#taken = this.taken + count;
  }
}

/**
 * A member must leave as much in a bucket as it has taken lately, so nobody empties it for others
 * (docs/decisions/0042).
 */
export class FairRate {
  readonly #limit: RateLimit;
  readonly #buckets = new Map<string, Bucket>();
  readonly #usages = new Map<string, Usage>();
  #sweptAt = 0;

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  take(key: string, member: string, count = 1): void {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#limit);
    const id = `${key} ${member}`;
    const usage = this.#usages.get(id) ?? new Usage();
    const waitMs = bucket.take(count, usage.taken);
    if (waitMs) throw new AppError('TOO_MANY', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    usage.add(count);
    if (this.#usages.size > sweepAt) this.#sweep();
    this.#buckets.set(key, bucket);
    this.#usages.set(id, usage);
  }

  /** At most once per interval, since each pass takes time. */
  #sweep(): void {
    const now = Date.now();
    if (now - this.#sweptAt < sweepEveryMs) return;
    this.#sweptAt = now;
    for (const [id, usage] of this.#usages) {
      if (usage.taken < negligible) this.#usages.delete(id);
    }
    for (const [key, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(key);
  }
}
