import type { Drink } from '#domain/drinks/drinks.ts';
import type { DetailsOf } from '#domain/errors.ts';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import type { Level } from '#domain/levels.ts';
import type { LeftOut } from '#domain/menu/without.ts';
import type { AiEngine } from './ai-features.ts';

export const minIngredientsToCreate = 3;
export const maxWishLength = 200;
/** A draft's wish, joined with those of earlier variations. */
export const maxJoinedWishLength = 3 * maxWishLength;
export const newDrinkNamesShown = 3;
/** For an unsaved drink. The value of a saved drink comes from its recipe. */
export const draftAlcoholContent = 15;

/** More are stored, to replace those that are bought or hidden. */
export const recommendationsShown = 6;
export const maxTogether = 3;

/**
 * New drinks that an ingredient must open: `first`, plus `more` times the root of the menu's size.
 */
const minNewDrinks = { high: { first: 1.6, more: 0.36 }, medium: { first: 0.95, more: 0.29 } };
/** How much each further ingredient counts as a purchase. */
const furtherIngredient = 0.4;

export function impactOf(newDrinks: number, drinksNow: number, ingredients = 1): Level {
  const opened = newDrinks / (1 + furtherIngredient * (ingredients - 1));
  const reaches = ({ first, more }: { first: number; more: number }) =>
    opened >= first + more * Math.sqrt(drinksNow);
  if (reaches(minNewDrinks.high)) return 'high';
  return reaches(minNewDrinks.medium) ? 'medium' : 'low';
}

export interface Recommendation {
  ingredient: Ingredient;
  /** A second ingredient, where both together open clearly more. */
  together: Ingredient | null;
  alsoNeeded: Ingredient[];
  impact: Level;
  newDrinksCount: number;
  /** Drinks that ask for the ingredients by name come first. */
  newDrinkNames: string[];
  reason: string;
}

export function ingredientsOf(recommendation: Recommendation): Ingredient[] {
  const { ingredient, together, alsoNeeded } = recommendation;
  return [ingredient, ...(together ? [together] : []), ...alsoNeeded];
}

/** Also true where the owner has hidden a part of these ingredients. */
export function isHiddenAmong(
  hidden: readonly (readonly string[])[],
  ingredientIds: readonly string[],
): boolean {
  return hidden.some((ids) => ids.every((id) => ingredientIds.includes(id)));
}

export interface Recommendations {
  interpretation: string;
  recommendations: Recommendation[];
  engine: AiEngine;
  /** Covers everything that the advice depends on. The same version again is free. */
  version: string;
}

export interface KeptAdvice extends Recommendations {
  drinksNow: number;
  isAlcoholFree: boolean;
  hidden: string[][];
}

export interface KeptRecommendations {
  hidden: Ingredient[][];
  advice: Recommendations | null;
  /** Nothing that the advice depends on has changed since. */
  isOfThisShelf: boolean;
}

export interface DrinkDraft {
  name: string;
  description: string;
  instructions: string;
  ingredientIds: string[];
  ingredientAmounts: string[];
}

export interface RecentDraft extends DrinkDraft {
  /** Also the id of the drink once it is saved. */
  draftId: string;
  garnish: string;
  imageUrl: string;
  hue: string;
  alcoholContent: number;
  remarks: string[];
}

export interface OfferedDrink extends RecentDraft {
  engine: AiEngine;
}

export interface RecommendedDrink extends Drink {
  matchReason: string;
}

export interface SmartSearchResult {
  searchInterpretation: string;
  recommendedDrinks: RecommendedDrink[];
  engine: AiEngine;
  /** Phone numbers for people who mention self-harm. There are no drinks then. */
  help: string[] | null;
  /** The limit that was reached, so that the house answered for free. */
  rests: DetailsOf<'SEARCH_PAUSED'>['why'] | null;
  /** Asking again returns other drinks. */
  isSurprise?: true;
  leaveOut: LeftOut[];
}
