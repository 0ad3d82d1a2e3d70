import * as z from 'zod/mini';
import type { IngredientCategory } from './ingredient-categories.ts';

export const ingredientId = z.string().check(z.minLength(1), z.maxLength(80));

/** More than any catalogue has. */
export const ingredientIds = z.array(ingredientId).check(z.minLength(1), z.maxLength(1_000));

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
