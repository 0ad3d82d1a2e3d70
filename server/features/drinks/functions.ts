import * as z from 'zod/mini';
import { allergens } from '#domain/allergens.ts';
import { barId } from '#domain/bars.schema.ts';
import { drinkId, paginationOpts, searchTerm, unitPreference } from '#domain/drinks.schema.ts';
import { drinkCategories } from '#domain/drinks.ts';
import { ingredientId } from '#domain/ingredients.schema.ts';
import { visitedBar } from '#server/features/bars/access.ts';
import { exampleBarId, exampleNegroni } from '#server/features/examples.ts';
import { query } from '#server/functions.ts';
import { optionalIdentity } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import * as drinks from './read-drinks.ts';

export const getFilteredDrinksForBar = query({
  summary:
    "A page of the bar's menu now, by name or by category, or the best answers to a search first; filters combine",

  input: z.object({
    barId,
    paginationOpts,
    searchTerm: z.optional(searchTerm),
    categories: z.optional(z.array(z.enum(drinkCategories)).check(z.maxLength(20))),
    ingredientIds: z.optional(z.array(ingredientId).check(z.maxLength(20))),
    withoutAllergens: z.optional(z.array(z.enum(allergens)).check(z.maxLength(allergens.length))),
    isAlcoholFree: z.optional(z.boolean()),
    order: z.optional(z.enum(['name', 'category'])),
    unitPreference,
  }),
  example: {
    input: {
      barId: exampleBarId,
      paginationOpts: { numItems: 10, cursor: null },
      searchTerm: 'orange',
      categories: ['stirred'],
      unitPreference: 'oz',
    },
    result: { page: [exampleNegroni], isDone: true, continueCursor: '' },
  },
  access: visitedBar,
  localized: true,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, { barId: _id, paginationOpts, unitPreference, order, searchTerm, ...filter }) =>
    drinks.pageOfDrinks(
      call,
      call.granted,
      { searchTerm: searchTerm?.trim(), ...filter },
      { order, ...paginationOpts },
      unitPreference,
    ),
});

export const getAvailableDrinksForBar = query({
  summary: 'Every drink the bar can make now, by name; for guests, those that they can order',
  input: z.object({ barId, unitPreference }),
  example: { input: { barId: exampleBarId, unitPreference: 'oz' }, result: [exampleNegroni] },
  access: visitedBar,
  localized: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, input) => drinks.availableDrinks(call, call.granted, input.unitPreference),
});

export const getHighlights = query({
  summary:
    "What stands at the top of the bar's menu: what its owner features, and what its guests ordered most in the last 30 days",
  input: z.object({ barId, unitPreference }),
  example: {
    input: { barId: exampleBarId, unitPreference: 'oz' },
    result: { featured: [exampleNegroni], popular: [] },
  },
  access: visitedBar,
  localized: true,
  isPublic: true,
  reads: ({ barId }) => [...topics.menu(barId), topics.popularDrinks(barId)],
  run: (call, input) => drinks.highlightsOf(call, call.granted, input.unitPreference),
});

export const getDrinkCategories = query({
  summary: "The categories of the drinks on the bar's menu, with their counts",
  input: z.object({ barId }),
  example: { input: { barId: exampleBarId }, result: [{ category: 'stirred', count: 31 }] },
  access: visitedBar,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call) => drinks.drinkCategoriesOf(call, call.granted),
});

export const getDrinkById = query({
  summary: 'One drink, or null',
  input: z.object({ drinkId, unitPreference }),
  example: { input: { drinkId: 'negroni', unitPreference: 'oz' }, result: exampleNegroni },
  access: optionalIdentity,
  localized: true,
  reads: ({ drinkId }) => topics.drinkWithRecipe(drinkId),
  run: (call, input) => drinks.findDrink(call, input.drinkId, input.unitPreference),
});

export const getDrinkForBar = query({
  summary:
    'One drink as the bar makes it, with its substitutes; null when it is not on the menu now',
  input: z.object({ barId, drinkId, unitPreference }),
  example: {
    input: { barId: exampleBarId, drinkId: 'negroni', unitPreference: 'oz' },
    result: exampleNegroni,
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
  },
  access: optionalIdentity,
  localized: true,
  reads: ({ drinkId }) => topics.drinkWithRecipe(drinkId),
  run: (call, input) => drinks.findRecipe(call, input.drinkId),
});
