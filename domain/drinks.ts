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
}

/** An ingredient that the bar uses instead of one in the recipe. */
export interface Substitution {
  ingredientId: string;
  ingredientName: string;
  substituteId: string;
  substituteName: string;
  /** A kind of the ingredient (London dry gin for gin) rather than a substitute. */
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
