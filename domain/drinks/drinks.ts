import type { DrinkAllergens } from '#domain/ingredients/allergens.ts';
import type { Language } from '#domain/languages.ts';
import type { DrinkOnMenu } from '#domain/menu/menu.ts';

export const drinksPerPage = 10;

export const drinkCategories = [
  'sours',
  'highballs',
  'stirred',
  'fizzes',
  'spritzes',
  'tropical',
  'juleps',
  'creamy',
  'hot',
  'shots',
  'alcohol-free',
  'ai-generated',
] as const;
export type DrinkCategory = (typeof drinkCategories)[number];

export interface DrinkIngredient {
  _id: string;
  name: string;
  category: string;
  isOptional?: true;
  /** The name keeps its capital within a list: Campari. */
  isProper?: true;
}

export interface Substitution {
  ingredientId: string;
  ingredientName: string;
  substituteId: string;
  substituteName: string;
  /** A kind of the ingredient (London dry gin for gin) rather than a substitute. */
  isKind: boolean;
  isProper?: true;
}

export interface Drink {
  _id: string;
  _creationTime: number;
  name: string;
  description: string;
  category: DrinkCategory;
  alcoholContent: number;
  isAiGenerated: boolean;
  isHouse: boolean;
  /** Null where the texts are in the reader's language. */
  writtenIn: Language | null;
  /** Of 10 ml of pure alcohol each. */
  alcoholUnits: number;
  instructions: string;
  garnish: string;
  imageUrl: string | null;
  /** The drink's own colour, for tinting its background. */
  hue: string;
  ingredients: DrinkIngredient[];
  ingredientAmounts: string[];
  substitutions: Substitution[];
  allergens: DrinkAllergens;
  menu: DrinkOnMenu | null;
}

export interface Recipe {
  instructions: string;
  items: {
    ingredientId: string;
    ingredientName: string;
    ingredientCategory: string;
    amount: number;
    unit: string;
  }[];
}
