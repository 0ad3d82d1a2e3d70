import type { IngredientCategory } from '#domain/ingredients.ts';
import type { Localized } from '#domain/languages.ts';
import type { Level } from '#domain/levels.ts';
import type { Purchase } from './packs.ts';

/** What an analysis came to, in all languages: it is read in another than it was asked in, too. */
export interface PartyAnalysis {
  summary: Localized;
  responsesRead: number;
  /** Best first. */
  drinks: {
    id: string;
    name: Localized;
    confidence: Level;
    matchingGuests: number;
  }[];
  list: {
    ingredientId: string;
    name: Localized;
    category: IngredientCategory;
    purchase: Purchase;
    priority: Level;
  }[];
}
