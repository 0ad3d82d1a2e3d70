import type { LeftOut } from '#domain/menu/without.ts';
import type { AiEngine } from '#domain/mixologist/ai-features.ts';
import type { SearchAnswer } from '#language/answers/answer.ts';
import { budgets } from '#server/limits/budgets.ts';
import { networkOf } from '#server/limits/network.ts';
import type { Rates } from '#server/limits/rates.ts';
import { AnswerCache } from './answer-cache.ts';

export interface CachedSearch extends SearchAnswer {
  engine: AiEngine;
  /** The name is stored with paid answers. */
  isKept: boolean;
  isCrisis: boolean;
  leaveOut?: LeftOut[];
}

export class Searches {
  readonly helpLine: string | undefined;
  readonly answers = new AnswerCache<CachedSearch>(5_000);
  readonly #rates: Rates;

  constructor(rates: Rates, helpLine?: string) {
    this.#rates = rates;
    this.helpLine = helpLine;
  }

  /** All guests of a bar may share one address, and one guest types no faster than this. */
  async admit({ guestKey, address, barId }: Asker): Promise<void> {
    await this.#rates.take([
      { key: `searches of guest ${guestKey}`, limit: budgets.guest.searches },
      { key: `searches from ${networkOf(address)}`, limit: budgets.address.searches },
      { key: `searches in bar ${barId}`, limit: budgets.bar.searches },
    ]);
  }
}

interface Asker {
  guestKey: string;
  address: string;
  barId: string;
}
