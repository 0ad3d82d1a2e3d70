// Plain values that can be sent to a house thread.
import type { IndexedIngredient } from '#catalogue/ingredient-index.ts';
import type { RecipeRow } from '#catalogue/recipe-row.ts';

export interface CatalogueFacts {
  ingredients: readonly IndexedIngredient[];
  recipes: readonly RecipeRow[];
}

/** Beside the catalogue's ingredients. */
export interface AccountFacts {
  /** The key of its catalogue. */
  catalogue: string;
  /** In the order of their numbers. */
  ingredients: readonly IndexedIngredient[];
}

export interface BarFacts extends AccountFacts {
  stocked: readonly string[];
  /** Drinks that the bar could make, but has run out of. */
  out: readonly string[];
  allowsSubstitutes: boolean;
  /** The drinks that guests can order now. */
  orderable: readonly string[];
  featured: readonly string[];
  own: readonly RecipeRow[];
}
