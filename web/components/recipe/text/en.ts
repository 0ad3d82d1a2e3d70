export const en = {
  aiGenerated: 'AI Generated',
  ingredients: 'Ingredients',
  isOut: (name: string) => `${name}: out`,
  instructions: 'Instructions',
  garnish: 'Garnish',
  closeRecipe: 'Close Recipe',
  gotIt: 'Got it!',
};

/** The shape every language fills. */
export type RecipeTexts = typeof en;
