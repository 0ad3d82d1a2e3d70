import {
  exampleBarId,
  exampleGin,
  exampleGinPicture,
  exampleOtherBarId,
} from '#server/features/examples.ts';

export const getAllIngredients = { input: {}, result: [exampleGin] } as const;

export const getIngredientsByCategory = {
  input: {},
  result: [{ category: 'spirits', ingredients: [{ ...exampleGin, imageUrl: exampleGinPicture }] }],
} as const;

export const getAvailableIngredientsForBar = {
  input: { barId: exampleBarId },
  result: [{ ...exampleGin, drinksCount: 48 }],
} as const;

export const getBarInventory = {
  input: { barId: exampleBarId },
  result: [{ ingredientId: 'gin', isAvailable: true }],
} as const;

export const updateInventoryItem = {
  input: { barId: exampleBarId, ingredientId: 'gin', isAvailable: false },
  result: null,
} as const;

export const bulkUpdateInventory = {
  input: { barId: exampleBarId, isAvailable: true },
  result: 214,
} as const;

export const switchInventory = {
  input: { barId: exampleBarId, isAvailable: false },
  result: ['campari', 'gin'],
} as const;

export const initializeBarInventory = { input: { barId: exampleBarId }, result: 280 } as const;

export const getReadyShelves = {
  input: { barId: exampleBarId },
  result: [{ id: 'first', ingredientIds: ['london-dry-gin', 'vodka'], drinksCount: 18 }],
} as const;

export const getShelvesToCopy = {
  input: { barId: exampleBarId, fromBarIds: [exampleOtherBarId] },
  result: [{ barId: exampleOtherBarId, ingredientsCount: 42, newCount: 40 }],
} as const;

export const copyShelf = {
  input: { barId: exampleBarId, fromBarId: exampleOtherBarId },
  result: ['campari', 'gin'],
} as const;

export const getIngredientWords = {
  input: { barId: exampleBarId },
  result: [{ ingredientId: 'vodka', names: ['Vodka'], aliases: ['Absolut', 'Finlandia'] }],
} as const;

export const readShelfList = {
  input: { barId: exampleBarId, text: 'Tanqueray, 2x Martini Rosso' },
  result: [
    { text: 'Tanqueray', ingredientIds: ['london-dry-gin'], isSure: true },
    { text: 'Martini Rosso', ingredientIds: ['sweet-vermouth'], isSure: true },
  ],
} as const;
