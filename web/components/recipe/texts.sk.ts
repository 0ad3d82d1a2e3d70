import type { RecipeTexts } from './texts.ts';

export const sk: RecipeTexts = {
  aiGenerated: 'Vytvorila AI',
  ingredients: 'Ingrediencie',
  instructions: 'Postup',
  garnish: 'Ozdoba',
  closeRecipe: 'Zavrieť recept',
  gotIt: 'Rozumiem!',
  madeWith: (substitute, original) => `Tu sa používa ${substitute} (náhrada za: ${original}).`,
};
