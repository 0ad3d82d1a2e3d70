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
  isOwn: boolean;
}

export interface PicturedIngredient extends Ingredient {
  imageUrl: string;
}

export interface InventoryItem {
  ingredientId: string;
  isAvailable: boolean;
  /** `isMadeWhenNeeded`: nobody has put it on the shelf or taken it off. */
  houseMade?: { isMadeWhenNeeded: boolean; canBeMade: boolean };
}
