import type { RecipeTexts } from './en.ts';

export const sk: RecipeTexts = {
  aiGenerated: 'Vytvorila AI',
  ingredients: 'Ingrediencie',
  isOut: (name) => `${name}: došlo`,
  instructions: 'Postup',
  garnish: 'Ozdoba',
  closeRecipe: 'Zavrieť recept',
  gotIt: 'Rozumiem!',
};
