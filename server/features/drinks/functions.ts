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
    "Returns a page of the bar's current menu, by name or by category, or the best search results first. Filters combine.",

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
    "Returns the name on the bar's menu that is nearest to a search term without results, or null.",
  input: z.object({ barId, searchTerm, ...filters }),
  example: examples.getNearestName,
  access: visitedBar,
  localized: true,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, { barId: _id, ...filter }) => drinks.nearestNameOf(call, call.granted, filter),
});

export const getAvailableDrinksForBar = query({
  summary:
    'Lists every drink that the bar can make now, by name. For guests, only drinks that they can order.',
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
    "Returns the top of the bar's menu: its featured drinks, and the most ordered ones of the last 30 days, without those that the guest leaves out.",
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
    "Returns the categories of the drinks on the bar's menu, or of filtered ones, with their counts.",
  input: z.object({ barId, searchTerm: z.optional(searchTerm), ...filters }),
  example: examples.getDrinkCategories,
  access: visitedBar,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, { barId: _, searchTerm, ...filter }) =>
    drinks.drinkCategoriesOf(call, call.granted, { searchTerm: searchTerm?.trim(), ...filter }),
});

export const getDrinkAllergens = query({
  summary: "Returns the allergens that drinks on the bar's menu have or may have.",
  input: z.object({ barId }),
  example: examples.getDrinkAllergens,
  access: visitedBar,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call) => drinks.drinkAllergensOf(call, call.granted),
});

export const getDrinkById = query({
  summary: 'Returns a drink, or null.',
  input: z.object({ drinkId, unitPreference }),
  example: examples.getDrinkById,
  access: optionalIdentity,
  localized: true,
  reads: ({ drinkId }) => topics.drinkWithRecipe(drinkId),
  run: (call, input) => drinks.findDrink(call, input.drinkId, input.unitPreference),
});

export const getDrinkForBar = query({
  summary:
    'Returns a drink as the bar makes it, with its substitutes, or null if it is not on the menu now.',
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
    'Returns up to three alternatives to a drink that can be ordered now, the most similar first. They add no alcohol or allergens, need nothing that the bar is out of, and contain nothing that the guest leaves out.',
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
  summary: 'Returns the recipe of a drink, or null if it has none.',
  input: z.object({ drinkId }),
  example: examples.getDefaultRecipeForDrink,
  access: optionalIdentity,
  localized: true,
  reads: ({ drinkId }) => topics.drinkWithRecipe(drinkId),
  run: (call, input) => drinks.findRecipe(call, input.drinkId),
});
