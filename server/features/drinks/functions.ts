import * as z from 'zod/mini';
import { barId } from '#domain/bars.schema.ts';
import { drinkId, paginationOpts, searchTerm, unitPreference } from '#domain/drinks.schema.ts';
import { drinkCategories } from '#domain/drinks.ts';
import { ingredientId } from '#domain/ingredients.schema.ts';
import { visitedBar } from '#server/features/bars/access.ts';
import { query } from '#server/functions.ts';
import { optionalIdentity } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import * as drinks from './read-drinks.ts';

const exampleBar = '5f0c1a52-7d0e-4a55-9d2c-3a1c9be1a2f4';
const negroni = {
  _id: 'negroni',
  _creationTime: 1_763_164_800_000,
  name: 'Negroni',
  description: 'Bitter, bright and stirred cold.',
  category: 'stirred' as const,
  alcoholContent: 24,
  isAiGenerated: false,
  instructions: 'Stir everything with ice and strain over a large cube.',
  garnish: 'Orange slice',
  imageUrl: '/pictures/negroni/0a1b2c3d4e5f.svg',
  hue: '#c8302a',
  ingredients: [
    { _id: 'gin', name: 'Gin', category: 'spirits' },
    { _id: 'campari', name: 'Campari', category: 'amari' },
    { _id: 'sweet-vermouth', name: 'Sweet vermouth', category: 'wines' },
  ],
  ingredientAmounts: ['1 oz', '1 oz', '1 oz'],
  substitutions: [
    {
      ingredientId: 'gin',
      ingredientName: 'Gin',
      substituteId: 'london-dry-gin',
      substituteName: 'London dry gin',
      isKind: true,
    },
  ],
};

export const getFilteredDrinksForBar = query({
  summary:
    'A page of the drinks the bar can make now, by name, or the best answers to a search first; filters combine',
  input: z.object({
    barId,
    paginationOpts,
    searchTerm: z.optional(searchTerm),
    categories: z.optional(z.array(z.enum(drinkCategories)).check(z.maxLength(20))),
    ingredientIds: z.optional(z.array(ingredientId).check(z.maxLength(20))),
    unitPreference,
  }),
  example: {
    input: {
      barId: exampleBar,
      paginationOpts: { numItems: 10, cursor: null },
      searchTerm: 'orange',
      categories: ['stirred'],
      unitPreference: 'oz',
    },
    result: { page: [negroni], isDone: true, continueCursor: '' },
  },
  access: visitedBar,
  localized: true,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, { paginationOpts, unitPreference, searchTerm, categories, ingredientIds }) =>
    drinks.pageOfDrinks(
      call,
      call.granted,
      { searchTerm: searchTerm?.trim(), categories, ingredientIds },
      paginationOpts,
      unitPreference,
    ),
});

export const getAvailableDrinksForBar = query({
  summary: 'Every drink the bar can make now, by name',
  input: z.object({ barId, unitPreference }),
  example: { input: { barId: exampleBar, unitPreference: 'oz' }, result: [negroni] },
  access: visitedBar,
  localized: true,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, input) => drinks.availableDrinks(call, call.granted, input.unitPreference),
});

export const getDrinkCategories = query({
  summary: 'The categories of the drinks the bar can make now, with their counts',
  input: z.object({ barId }),
  example: { input: { barId: exampleBar }, result: [{ category: 'stirred', count: 31 }] },
  access: visitedBar,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call) => drinks.drinkCategoriesOf(call, call.granted),
});

export const getDrinkById = query({
  summary: 'One drink, or null',
  input: z.object({ drinkId, unitPreference }),
  example: { input: { drinkId: 'negroni', unitPreference: 'oz' }, result: negroni },
  access: optionalIdentity,
  localized: true,
  reads: ({ drinkId }) => topics.drinkWithRecipe(drinkId),
  run: (call, input) => drinks.findDrink(call, input.drinkId, input.unitPreference),
});

export const getDrinkForBar = query({
  summary: 'One drink as the bar makes it, with its substitutes; null when it cannot make it now',
  input: z.object({ barId, drinkId, unitPreference }),
  example: {
    input: { barId: exampleBar, drinkId: 'negroni', unitPreference: 'oz' },
    result: negroni,
  },
  access: visitedBar,
  localized: true,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, input) =>
    drinks.findDrinkOfBar(call, call.granted, input.drinkId, input.unitPreference),
});

export const getDefaultRecipeForDrink = query({
  summary: 'How a drink is made, or null when it has no recipe',
  input: z.object({ drinkId }),
  example: {
    input: { drinkId: 'negroni' },
    result: {
      instructions: negroni.instructions,
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
  },
  access: optionalIdentity,
  localized: true,
  reads: ({ drinkId }) => topics.drinkWithRecipe(drinkId),
  run: (call, input) => drinks.findRecipe(call, input.drinkId),
});
