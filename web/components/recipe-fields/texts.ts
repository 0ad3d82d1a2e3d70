import { createTexts } from '#web/i18n/language.ts';

export const en = {
  alreadyIn: (name: string) => `${name} is already there.`,
  noneFound: (term: string) => `No ingredient is called “${term}”.`,
  createIngredient: 'Add an ingredient of your own',
  amountOf: (ingredient: string) => `Amount: ${ingredient}`,
  unitOf: (ingredient: string) => `Unit: ${ingredient}`,
  topUp: (unit: string) => `${unit} to top`,
};

export const useRecipeFieldText = createTexts(en, { sk: () => import('./texts.sk.ts') });
