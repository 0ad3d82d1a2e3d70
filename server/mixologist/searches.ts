import type { AiEngine } from '#domain/ai-features.ts';
import { budgets } from '#server/limits/budgets.ts';
import { networkOf } from '#server/limits/network.ts';
import { Rate } from '#server/limits/rate.ts';
import { AnswerCache } from './answer-cache.ts';
import type { SearchAnswer } from './engine.ts';
import { SearchIndexes } from './search/indexes.ts';

export interface CachedSearch extends SearchAnswer {
  engine: AiEngine;
  /** Whether it may be cached. The name is stored with paid answers. */
  isKept: boolean;
  isCrisis: boolean;
}

/** What the searches of all bars share: indexes, cached answers and rate limits. */
export class Searches {
  /** The number of a crisis line, where the operator has set one. */
  readonly helpLine: string | undefined;
  readonly indexes = new SearchIndexes();
  readonly answers = new AnswerCache<CachedSearch>(5_000);
  // A whole room may sit behind one address; one guest types no faster than this.
  readonly #guests = new Rate(budgets.guest.searches);
  readonly #networks = new Rate(budgets.address.searches);
  readonly #bars = new Rate(budgets.bar.searches);

  constructor(helpLine?: string) {
    this.helpLine = helpLine;
  }

  /** Counts a guest's query against the rate limits; throws TOO_MANY. */
  admit({ guestKey, address, barId }: Asker): void {
    this.#guests.take(guestKey);
    this.#networks.take(networkOf(address));
    this.#bars.take(barId);
  }
}

interface Asker {
  guestKey: string;
  address: string;
  barId: string;
}
