import type { RateLimit } from './budgets.ts';
import { Rate } from './rate.ts';

/** A use of one rate limit. The key names what is limited, too: `search by 1.2.3.4`. */
export interface Use {
  key: string;
  limit: RateLimit;
}

/** Rate limits that hold for all replicas together. */
export interface Rates {
  /**
   * Takes one of each and answers the milliseconds until each bucket is full again, or throws
   * TOO_MANY.
   */
  take(uses: readonly Use[]): Promise<number[]>;
}

/** The rate limits of a server that has no replicas. */
export class LocalRates implements Rates {
  readonly #rates = new Map<RateLimit, Rate>();

  async take(uses: readonly Use[]): Promise<number[]> {
    // The first that refuses throws: nothing is taken of those after it.
    return uses.map(({ key, limit }) => this.#rateOf(limit).take(key));
  }

  #rateOf(limit: RateLimit): Rate {
    const rate = this.#rates.get(limit) ?? new Rate(limit);
    this.#rates.set(limit, rate);
    return rate;
  }
}
