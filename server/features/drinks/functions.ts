import * as z from 'zod/mini';
import { barId } from '#domain/bars/bars.schema.ts';
import {
  drinkId,
  paginationOpts,
  searchTerm,
  unitPreference,
} from '#domain/drinks/drinks.schema.ts';
import { drinkCategories } from '#domain/drinks/drinks.ts';
import { ingredientId } from '#domain/ingredients/ingredients.schema.ts';
import { withoutFilter } from '#domain/menu/without.schema.ts';
import { visitedBar } from '#server/features/bars/access.ts';
import { query } from '#server/functions.ts';
import { optionalIdentity } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import { alternativesTo } from './alternatives.ts';
import * as examples from './examples.ts';
import * as drinks from './read-drinks.ts';

const filters = {
  categories: z.optional(z.array(z.enum(drinkCategories)).check(z.maxLength(20))),
  ingredientIds: z.optional(z.array(ingredientId).check(z.maxLength(20))),
  ...withoutFilter,
};

export const getFilteredDrinksForBar = query({
  summary:
    "A page of the bar's menu now, by name or by category, or the best answers to a search first; filters combine",

  input: z.object({
    barId,
    paginationOpts,
    searchTerm: z.optional(searchTerm),
    ...filters,
    order: z.optional(z.enum(['name', 'category'])),
    unitPreference,
  }),
  example: examples.getFilteredDrinksForBar,
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

export const getNearestName = query({
  summary:
    "The name of the drink on the bar's menu that is nearest to a search term which finds none; null when none is near",
  input: z.object({ barId, searchTerm, ...filters }),
  example: examples.getNearestName,
  access: visitedBar,
  localized: true,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, { barId: _id, ...filter }) => drinks.nearestNameOf(call, call.granted, filter),
});

export const getAvailableDrinksForBar = query({
  summary: 'Every drink the bar can make now, by name; for guests, those that they can order',
  input: z.object({ barId, unitPreference }),
  example: examples.getAvailableDrinksForBar,
  access: visitedBar,
  localized: true,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, input) => drinks.availableDrinks(call, call.granted, input.unitPreference),
});

export const getHighlights = query({
  summary:
    "What stands at the top of the bar's menu: what its owner features, and what its guests ordered most in the last 30 days; without what the guest leaves out",
  input: z.object({ barId, unitPreference, ...withoutFilter }),
  example: examples.getHighlights,
  access: visitedBar,
  localized: true,
  isPublic: true,
  reads: ({ barId }) => [...topics.menu(barId), topics.popularDrinks(barId)],
  run: (call, { barId: _, unitPreference, ...without }) =>
    drinks.highlightsOf(call, call.granted, without, unitPreference),
});

export const getDrinkCategories = query({
  summary:
    "The categories of the drinks on the bar's menu, or of those that a filter lets through, with their counts",
  input: z.object({ barId, searchTerm: z.optional(searchTerm), ...filters }),
  example: examples.getDrinkCategories,
  access: visitedBar,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, { barId: _, searchTerm, ...filter }) =>
    drinks.drinkCategoriesOf(call, call.granted, { searchTerm: searchTerm?.trim(), ...filter }),
});

export const getDrinkAllergens = query({
  summary: "The allergens that drinks on the bar's menu have or may have",
  input: z.object({ barId }),
  example: examples.getDrinkAllergens,
  access: visitedBar,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call) => drinks.drinkAllergensOf(call, call.granted),
});

export const getDrinkById = query({
  summary: 'One drink, or null',
  input: z.object({ drinkId, unitPreference }),
  example: examples.getDrinkById,
  access: optionalIdentity,
  localized: true,
  reads: ({ drinkId }) => topics.drinkWithRecipe(drinkId),
  run: (call, input) => drinks.findDrink(call, input.drinkId, input.unitPreference),
});

export const getDrinkForBar = query({
  summary:
    'One drink as the bar makes it, with its substitutes; null when it is not on the menu now',
  input: z.object({ barId, drinkId, unitPreference }),
  example: examples.getDrinkForBar,
  access: visitedBar,
  localized: true,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, input) =>
    drinks.findDrinkOfBar(call, call.granted, input.drinkId, input.unitPreference),
});

export const getAlternatives = query({
  summary:
    'Up to three drinks that can be ordered now in place of another one, the nearest first; without alcohol or allergens that it does not have, what the bar is out of, and what the guest leaves out',
  input: z.object({
    barId,
    drinkId,
    lacking: z.optional(ingredientId),
    ...withoutFilter,
    unitPreference,
  }),
  example: examples.getAlternatives,
  access: visitedBar,
  localized: true,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, { barId: _, ...wanted }) => alternativesTo(call, call.granted, wanted),
});

export const getDefaultRecipeForDrink = query({
  summary: 'How a drink is made, or null when it has no recipe',
  input: z.object({ drinkId }),
  example: examples.getDefaultRecipeForDrink,
  access: optionalIdentity,
  localized: true,
  reads: ({ drinkId }) => topics.drinkWithRecipe(drinkId),
  run: (call, input) => drinks.findRecipe(call, input.drinkId),
});
