import type { Drink } from '#domain/drinks/drinks.ts';
import type { DetailsOf } from '#domain/errors.ts';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import type { Level } from '#domain/levels.ts';
import type { LeftOut } from '#domain/menu/without.ts';
import type { AiEngine } from './ai-features.ts';

export const minIngredientsToCreate = 3;
export const maxWishLength = 200;
/** Of a draft and the variations before it. */
export const maxJoinedWishLength = 3 * maxWishLength;
export const newDrinkNamesShown = 3;
/** Shown for an unsaved drink; a saved one's is computed from its recipe. */
export const draftAlcoholContent = 15;

/** How many recommendations are shown at a time; there are more, for when some are taken or hidden. */
export const recommendationsShown = 6;
/** How many ingredients one recommendation has at most. */
export const maxTogether = 3;

/** New drinks that an ingredient must open: at first, and more by the root of what the menu has. */
const minNewDrinks = { high: { first: 1.6, more: 0.36 }, medium: { first: 0.95, more: 0.29 } };
/** What each further ingredient counts as a purchase. */
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
  /** A second ingredient: together they open clearly more. */
  together: Ingredient | null;
  /** A third, where the two need one. */
  alsoNeeded: Ingredient[];
  impact: Level;
  newDrinksCount: number;
  /** Those first that ask for the ingredients by name. */
  newDrinkNames: string[];
  /** Why, in one line in the owner's language. */
  reason: string;
}

export function ingredientsOf(recommendation: Recommendation): Ingredient[] {
  const { ingredient, together, alsoNeeded } = recommendation;
  return [ingredient, ...(together ? [together] : []), ...alsoNeeded];
}

/** Whether an owner has hidden a recommendation of these ingredients, or of some of them. */
export function isHiddenAmong(
  hidden: readonly (readonly string[])[],
  ingredientIds: readonly string[],
): boolean {
  return hidden.some((ids) => ids.every((id) => ingredientIds.includes(id)));
}

export interface Recommendations {
  interpretation: string;
  /** Best first. */
  recommendations: Recommendation[];
  engine: AiEngine;
  /** Of all that the advice depends on: the same again is free. */
  version: string;
}

/** Advice as it is stored, with what its text depends on. */
export interface KeptAdvice extends Recommendations {
  drinksNow: number;
  isAlcoholFree: boolean;
  /** What was hidden when it was computed. */
  hidden: string[][];
}

/** The bar's last advice without what is hidden, and what is hidden. */
export interface KeptRecommendations {
  hidden: Ingredient[][];
  advice: Recommendations | null;
  /** Whether nothing that the advice depends on has changed since. */
  isOfThisShelf: boolean;
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
  /** Phone numbers for somebody who speaks of harming themselves; then there are no drinks. */
  help: string[] | null;
  /** Why the house answered, free of charge: the guest's limit of the night, or the bar's. */
  rests: DetailsOf<'SEARCH_PAUSED'>['why'] | null;
  /** Another one would have other drinks. */
  isSurprise?: true;
  /** What the guest should leave out all evening, by the allergy that the question speaks of. */
  leaveOut: LeftOut[];
}
