import { exampleBarId, exampleNegroni } from '#server/features/examples.ts';

export const getFilteredDrinksForBar = {
  input: {
    barId: exampleBarId,
    paginationOpts: { numItems: 10, cursor: null },
    searchTerm: 'orange',
    categories: ['stirred'],
    unitPreference: 'oz',
  },
  result: { page: [exampleNegroni], isDone: true, continueCursor: '' },
} as const;

export const getNearestName = {
  input: { barId: exampleBarId, searchTerm: 'nagrony' },
  result: 'Negroni',
} as const;

export const getAvailableDrinksForBar = {
  input: { barId: exampleBarId, unitPreference: 'oz' },
  result: [exampleNegroni],
} as const;

export const getHighlights = {
  input: { barId: exampleBarId, unitPreference: 'oz' },
  result: { featured: [exampleNegroni], popular: [] },
} as const;

export const getDrinkCategories = {
  input: { barId: exampleBarId },
  result: [{ category: 'stirred', count: 31 }],
} as const;

export const getDrinkAllergens = {
  input: { barId: exampleBarId },
  result: ['egg', 'milk', 'sulphites'],
} as const;

export const getDrinkById = {
  input: { drinkId: 'negroni', unitPreference: 'oz' },
  result: exampleNegroni,
} as const;

export const getDrinkForBar = {
  input: { barId: exampleBarId, drinkId: 'negroni', unitPreference: 'oz' },
  result: exampleNegroni,
} as const;

export const getAlternatives = {
  input: { barId: exampleBarId, drinkId: 'boulevardier', unitPreference: 'oz' },
  result: [exampleNegroni],
} as const;

export const getDefaultRecipeForDrink = {
  input: { drinkId: 'negroni' },
  result: {
    instructions: exampleNegroni.instructions,
    items: [
      {
        ingredientId: 'gin',
        ingredientName: 'Gin',
        ingredientCategory: 'spirits',
        amount: 30,
        unit: 'ML',
      },
    ],
  },
} as const;
