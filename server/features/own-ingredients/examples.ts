import type { OwnIngredientFields } from '#domain/ingredients/own-ingredients.ts';
import { exampleBarId } from '#server/features/examples.ts';

const exampleIngredientId = '0b8f6f0e-3a54-4c0b-9d7c-6f1f4f3d2a10';
const exampleSyrup: OwnIngredientFields = {
  texts: {
    en: {
      name: 'Our ginger syrup',
      description: 'Hot and fresh, made every Thursday.',
      instructions: 'Simmer for ten minutes, let it stand for an hour, strain.',
    },
  },
  category: 'syrups',
  strength: 0,
  sugar: 'high',
  allergens: {},
  color: '#e8c468',
  kindOf: 'ginger-syrup',
  substitutes: [],
  parts: [
    { ingredientId: 'ginger', amount: 200, unit: 'GRAM' },
    { ingredientId: 'simple-syrup', amount: 500, unit: 'ML' },
  ],
};

export const createIngredient = {
  input: { barId: exampleBarId, ingredient: exampleSyrup },
  result: { ingredientId: exampleIngredientId },
} as const;

export const updateIngredient = {
  input: {
    barId: exampleBarId,
    ingredientId: exampleIngredientId,
    version: 1,
    ingredient: exampleSyrup,
  },
  result: { version: 2 },
} as const;

export const retireIngredient = {
  input: { barId: exampleBarId, ingredientId: exampleIngredientId },
  result: null,
} as const;

export const restoreIngredient = {
  input: { barId: exampleBarId, ingredientId: exampleIngredientId },
  result: null,
} as const;

export const getOwnIngredients = {
  input: { barId: exampleBarId },
  result: [
    {
      _id: exampleIngredientId,
      ...exampleSyrup,
      isRetired: false,
      version: 1,
      changedBy: null,
    },
  ],
} as const;

export const previewIngredient = {
  input: { barId: exampleBarId, kindOf: 'ginger-syrup', parts: exampleSyrup.parts },
  result: {
    servesIn: 14,
    opens: 3,
    canBeMade: false,
    missing: ['Ginger'],
    strengthOfParts: 0,
    allergens: { has: [], may: [], isKnown: true },
  },
} as const;
