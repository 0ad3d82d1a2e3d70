import type { IngredientCategory } from './ingredients.ts';
import type { Localized } from './languages.ts';
import type { Level } from './levels.ts';
import type { Purchase } from './packs.ts';

/** The analysis of a party as it is stored: in all languages, so that each reader gets their own. */
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
