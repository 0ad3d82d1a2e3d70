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
  /** The drink can be made without it. */
  isOptional?: true;
  /** Its name keeps its capital within a list: Campari. */
  isProper?: true;
}

/** An ingredient that the bar uses instead of one in the recipe. */
export interface Substitution {
  ingredientId: string;
  ingredientName: string;
  substituteId: string;
  substituteName: string;
  /** A kind of the ingredient (London dry gin for gin) rather than a substitute. */
  isKind: boolean;
  /** The name of the substitute keeps its capital within a list. */
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
  /** Written by the bar's people themselves. */
  isHouse: boolean;
  /** The language of its texts where they are not in the reader's. */
  writtenIn: Language | null;
  /** Of 10 ml of pure alcohol each. */
  alcoholUnits: number;
  instructions: string;
  garnish: string;
  imageUrl: string | null;
  /** The drink's own colour, to tint what it is shown on. */
  hue: string;
  ingredients: DrinkIngredient[];
  /** Aligned with `ingredients`. */
  ingredientAmounts: string[];
  substitutions: Substitution[];
  /** Of what the bar really pours. */
  allergens: DrinkAllergens;
  /** What its owner says about it on the bar's menu; null where nothing is said. */
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
