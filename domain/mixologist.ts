import type { AiEngine } from './ai-features.ts';
import type { Drink } from './drinks.ts';
import type { DetailsOf } from './errors.ts';
import type { Ingredient } from './ingredients.ts';
import type { Level } from './levels.ts';

export const minIngredientsToCreate = 3;
export const maxWishLength = 200;
export const newDrinkNamesShown = 3;
/** Shown for an unsaved drink; a saved one's is computed from its recipe. */
export const draftAlcoholContent = 15;

/** Min share that the new drinks have of the menu with them. */
const minShare = { high: 0.1, medium: 0.04 };

export function impactOf(newDrinks: number, drinksNow: number): Level {
  const share = newDrinks / (drinksNow + newDrinks);
  if (share >= minShare.high) return 'high';
  return share >= minShare.medium ? 'medium' : 'low';
}

export interface Recommendation {
  ingredient: Ingredient;
  /** A second ingredient: only both together make the new drinks possible. */
  together: Ingredient | null;
  impact: Level;
  newDrinksCount: number;
  newDrinkNames: string[];
}

export interface Recommendations {
  interpretation: string;
  recommendations: Recommendation[];
  engine: AiEngine;
}

/** A drink that was suggested and not yet saved. */
export interface DrinkDraft {
  name: string;
  description: string;
  instructions: string;
  ingredientIds: string[];
  /** Aligned with `ingredientIds`. */
  ingredientAmounts: string[];
}

/** A draft with all that its owner sees of it. */
export interface RecentDraft extends DrinkDraft {
  /** Also the id of the drink once it is saved. */
  draftId: string;
  garnish: string;
  /** The drawing, as a data: URL. */
  imageUrl: string;
  hue: string;
  /** Shown once it is saved. */
  alcoholContent: number;
  /** What the drink could not take from the wish. */
  remarks: string[];
}

export interface OfferedDrink extends RecentDraft {
  engine: AiEngine;
}

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
  /** Why the house answered, free of charge: the guest's limit of the night, or the bar's. */
  rests: DetailsOf<'SEARCH_PAUSED'>['why'] | null;
}
