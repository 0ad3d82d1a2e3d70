// What the thread of the house is told: plain values that it can be sent.
import type { IndexedIngredient } from '#catalogue/ingredient-index.ts';
import type { RecipeRow } from '#catalogue/recipe-row.ts';

/** What all bars share. */
export interface CatalogueFacts {
  ingredients: readonly IndexedIngredient[];
  recipes: readonly RecipeRow[];
}

/** Ingredients that an account has beside the catalogue's. */
export interface AccountFacts {
  /** The key of its catalogue. */
  catalogue: string;
  /** In the order of their numbers. */
  ingredients: readonly IndexedIngredient[];
}

/** A bar as it is now. */
export interface BarFacts extends AccountFacts {
  stocked: readonly string[];
  /** What the bar could make, but has run out of. */
  out: readonly string[];
  allowsSubstitutes: boolean;
  /** The drinks that its guests can order now. */
  orderable: readonly string[];
  /** Those that its owner features. */
  featured: readonly string[];
  /** Its own drinks. */
  own: readonly RecipeRow[];
}
