import * as z from 'zod/mini';
import type { DrinkCategory } from './drink-categories.ts';
import type { Language } from './languages.ts';
import { drinksPerPage } from './menu-page.ts';
import { unitPreferences } from './units.ts';

export const drinkId = z.string().check(z.minLength(1), z.maxLength(80));
export const unitPreference = z.enum(unitPreferences);
export const searchTerm = z.string().check(z.maxLength(300));
export const paginationOpts = z.object({
  numItems: z._default(z.int().check(z.minimum(1), z.maximum(50)), drinksPerPage),
  cursor: z.nullish(z.string().check(z.maxLength(400))),
});

export interface DrinkIngredient {
  _id: string;
  name: string;
  category: string;
}

/** Something the bar uses in place of what the recipe asks for. */
export interface Substitution {
  ingredientId: string;
  ingredientName: string;
  substituteId: string;
  substituteName: string;
  /** It is a kind of what is asked for, such as London dry gin of gin, and no stand-in. */
  isKind: boolean;
}

export interface Drink {
  _id: string;
  _creationTime: number;
  name: string;
  description: string;
  category: DrinkCategory;
  alcoholContent: number;
  isAiGenerated: boolean;
  instructions: string;
  garnish: string;
  imageUrl: string | null;
  /** The drink's own colour, to tint what it is shown on. */
  hue: string;
  ingredients: DrinkIngredient[];
  /** Aligned with `ingredients`. */
  ingredientAmounts: string[];
  substitutions: Substitution[];
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

/** What is said where data are missing. */
export const drinkDefaults = {
  en: {
    name: 'Unknown Drink',
    description: 'No description available',
    instructions: 'No instructions available',
    ingredient: 'Unknown ingredient',
    category: 'Unknown category',
    amount: 'Amount not specified',
  },
  sk: {
    name: 'Neznámy nápoj',
    description: 'Popis nie je k dispozícii',
    instructions: 'Postup nie je k dispozícii',
    ingredient: 'Neznáma ingrediencia',
    category: 'Neznáma kategória',
    amount: 'Množstvo neuvedené',
  },
} as const satisfies Record<Language, Record<string, string>>;
