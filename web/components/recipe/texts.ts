import { createTexts } from '#web/i18n/language.ts';

export const en = {
  noIngredients: 'No ingredients available',
  isOut: (name: string) => `${name}: out`,
  aiGenerated: 'AI Generated',
  ingredients: 'Ingredients',
  instructions: 'Instructions',
  garnish: 'Garnish',
  closeRecipe: 'Close Recipe',
  gotIt: 'Got it!',
  madeWith: (substitute: string, original: string) =>
    `Made here with ${substitute} instead of ${original}.`,
};

export const useRecipeText = createTexts(en, { sk: () => import('./texts.sk.ts') });
