export const ingredientCategories = [
  'spirits',
  'liqueurs',
  'amari',
  'wines',
  'beers',
  'bitters',
  'juices',
  'syrups',
  'mixers',
  'dairy',
  'fruits',
  'herbs',
  'spices',
  'pantry',
] as const;
export type IngredientCategory = (typeof ingredientCategories)[number];

export interface Ingredient {
  _id: string;
  name: string;
  category: IngredientCategory;
  description: string;
  /** Of the account, not of the catalogue. */
  isOwn: boolean;
}

/** An ingredient with the drawing of its bottle, or of itself. */
export interface PicturedIngredient extends Ingredient {
  imageUrl: string;
}

export interface InventoryItem {
  ingredientId: string;
  isAvailable: boolean;
  /** `isMadeWhenNeeded`: nobody has put it on the shelf or taken it off. `canBeMade`: of what is there. */
  houseMade?: { isMadeWhenNeeded: boolean; canBeMade: boolean };
}
