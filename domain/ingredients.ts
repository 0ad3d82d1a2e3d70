import * as z from 'zod/mini';

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

export const ingredientId = z.string().check(z.minLength(1), z.maxLength(80));

export interface Ingredient {
  _id: string;
  name: string;
  category: IngredientCategory;
  description: string;
}

export interface InventoryItem {
  ingredientId: string;
  isAvailable: boolean;
}
