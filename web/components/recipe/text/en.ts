export const en = {
  aiGenerated: 'AI Generated',
  ingredients: 'Ingredients',
  instructions: 'Instructions',
  garnish: 'Garnish',
  closeRecipe: 'Close Recipe',
  gotIt: 'Got it!',
};

/** The shape every language fills. */
export type RecipeTexts = typeof en;
