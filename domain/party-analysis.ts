import type { IngredientCategory } from './ingredient-categories.ts';
import type { Language } from './languages.ts';
import type { Level } from './parties.ts';

type Localized = Record<Language, string>;

/** So many of something that can be bought. */
export interface Purchase {
  count: number;
  pack: Pack;
  /** What is in one, where it is poured. */
  ml?: number | undefined;
  grams?: number | undefined;
}

export const packs = ['bottle', 'can', 'carton', 'pack', 'piece', 'bunch'] as const;
export type Pack = (typeof packs)[number];

/** What an analysis came to, in all languages: it is read in another than it was asked in, too. */
export interface PartyAnalysis {
  summary: Localized;
  responsesRead: number;
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
