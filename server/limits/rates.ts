import type { RateLimit } from './budgets.ts';
import { Rate } from './rate.ts';

/** The key also names the limited action: `search by 1.2.3.4`. */
export interface Use {
  key: string;
  limit: RateLimit;
}

export interface Rates {
  /** Returns the milliseconds until each bucket is full again, or throws TOO_MANY. */
  take(uses: readonly Use[]): Promise<number[]>;
}

export class LocalRates implements Rates {
  readonly #rates = new Map<RateLimit, Rate>();

  async take(uses: readonly Use[]): Promise<number[]> {
    // The first that refuses throws, so that later limits are not charged.
    return uses.map(({ key, limit }) => this.#rateOf(limit).take(key));
  }

  #rateOf(limit: RateLimit): Rate {
    const rate = this.#rates.get(limit) ?? new Rate(limit);
    this.#rates.set(limit, rate);
    return rate;
  }
}
