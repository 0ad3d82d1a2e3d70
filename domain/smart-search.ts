import * as z from 'zod/mini';
import type { AiEngine } from './ai-features.ts';
import type { Drink } from './drinks.ts';
import type { DetailsOf } from './errors.ts';

export const searchQuery = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));

export interface RecommendedDrink extends Drink {
  /** Why it suits, in the asker's language. */
  matchReason: string;
}

export interface SmartSearchResult {
  /** What was understood, in the asker's language. */
  searchInterpretation: string;
  recommendedDrinks: RecommendedDrink[];
  /** Who answered. */
  engine: AiEngine;
  /** The house stood in, for nothing: this guest has asked enough tonight, or the bar can spend no more. */
  rests: DetailsOf<'SEARCH_PAUSED'>['why'] | null;
}
