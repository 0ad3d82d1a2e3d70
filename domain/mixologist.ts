// What the mixologist answers. No schema library here.
import type { AiEngine } from './ai-features.ts';
import type { Ingredient } from './ingredients.ts';

export const fewestIngredientsToCreate = 3;
export const newDrinkNamesShown = 3;
/** What an unsaved drink is shown with; a saved one is computed from its recipe. */
export const draftAlcoholContent = 15;

export const impacts = ['high', 'medium', 'low'] as const;
export type Impact = (typeof impacts)[number];

/** Shares of the menu as it would be then. */
const leastShare = { high: 0.1, medium: 0.04 };

export function impactOf(newDrinks: number, drinksNow: number): Impact {
  const share = newDrinks / (drinksNow + newDrinks);
  if (share >= leastShare.high) return 'high';
  return share >= leastShare.medium ? 'medium' : 'low';
}

export interface Recommendation {
  ingredient: Ingredient;
  /** Only both together open the new drinks. */
  together: Ingredient | null;
  impact: Impact;
  newDrinksCount: number;
  newDrinkNames: string[];
}

export interface Recommendations {
  interpretation: string;
  recommendations: Recommendation[];
  engine: AiEngine;
}

/** A drink that was offered and not yet saved. */
export interface DrinkDraft {
  name: string;
  description: string;
  instructions: string;
  ingredientIds: string[];
  /** Aligned with `ingredientIds`. */
  ingredientAmounts: string[];
}

export interface OfferedDrink extends DrinkDraft {
  garnish: string;
  /** The drawing, as a data: address. */
  imageUrl: string;
  hue: string;
  engine: AiEngine;
}
