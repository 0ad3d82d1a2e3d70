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

export interface InventoryItem {
  ingredientId: string;
  isAvailable: boolean;
  /** Of a house-made one that nobody put on the shelf or took off: whether its parts are there. */
  madeWhenNeeded?: { canBeMade: boolean };
}
