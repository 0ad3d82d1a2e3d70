// Plain values that can be sent to a house thread.
import type { IndexedIngredient } from '#catalogue/ingredient-index.ts';
import type { RecipeRow } from '#catalogue/recipe-row.ts';

export interface CatalogueFacts {
  ingredients: readonly IndexedIngredient[];
  recipes: readonly RecipeRow[];
}

export interface AccountFacts {
  catalogue: string;
  ingredients: readonly IndexedIngredient[];
}

export interface BarFacts extends AccountFacts {
  stocked: readonly string[];
  /** Drinks that the bar could make, but has run out of. */
  out: readonly string[];
  allowsSubstitutes: boolean;
  orderable: readonly string[];
  featured: readonly string[];
  own: readonly RecipeRow[];
}
