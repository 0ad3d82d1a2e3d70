import * as z from 'zod/mini';
import { barId } from '#domain/bars/bars.schema.ts';
import {
  drinkId,
  paginationOpts,
  searchTerm,
  unitPreference,
} from '#domain/drinks/drinks.schema.ts';
import { drinkCategories } from '#domain/drinks/drinks.ts';
import {
  ownDrinkFields,
  ownDrinkSketch,
  ownDrinkVersion,
} from '#domain/drinks/own-drinks.schema.ts';
import { ingredientId } from '#domain/ingredients/ingredients.schema.ts';
import { menuPrice } from '#domain/menu/menu.schema.ts';
import { withoutFilter } from '#domain/menu/without.schema.ts';
import { ownBar, visitedBar } from '#server/features/bars/access.ts';
import { exampleBarId, exampleHouseDrink, exampleNegroni } from '#server/features/examples.ts';
import { updateEntries } from '#server/features/menu/compose.ts';
import { moverOf } from '#server/features/orders/move-order.ts';
import { type Context, mutation, query } from '#server/functions.ts';
import { optionalIdentity, requireIdentity } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import { alternativesTo } from './alternatives.ts';
import * as ownDrinks from './own-drinks.ts';
import { previewDrink as preview } from './preview-drink.ts';
import * as drinks from './read-drinks.ts';
import * as ownDrinksRead from './read-own-drinks.ts';

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

export const getNearestName = query({
  summary:
    "The name of the drink on the bar's menu that is nearest to a search term which finds none; null when none is near",
  input: z.object({ barId, searchTerm, ...filters }),
  example: { input: { barId: exampleBarId, searchTerm: 'nagrony' }, result: 'Negroni' },
  access: visitedBar,
  localized: true,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, { barId: _id, ...filter }) => drinks.nearestNameOf(call, call.granted, filter),
});

export const getAvailableDrinksForBar = query({
  summary: 'Every drink the bar can make now, by name; for guests, those that they can order',
  input: z.object({ barId, unitPreference }),
  example: { input: { barId: exampleBarId, unitPreference: 'oz' }, result: [exampleNegroni] },
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
  example: {
    input: { barId: exampleBarId, unitPreference: 'oz' },
    result: { featured: [exampleNegroni], popular: [] },
  },
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
  example: { input: { barId: exampleBarId }, result: [{ category: 'stirred', count: 31 }] },
  access: visitedBar,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, { barId: _, searchTerm, ...filter }) =>
    drinks.drinkCategoriesOf(call, call.granted, { searchTerm: searchTerm?.trim(), ...filter }),
});

export const getDrinkAllergens = query({
  summary: "The allergens that drinks on the bar's menu have or may have",
  input: z.object({ barId }),
  example: { input: { barId: exampleBarId }, result: ['egg', 'milk', 'sulphites'] },
  access: visitedBar,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call) => drinks.drinkAllergensOf(call, call.granted),
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
  example: {
    input: { barId: exampleBarId, drinkId: 'boulevardier', unitPreference: 'oz' },
    result: [exampleNegroni],
  },
  access: visitedBar,
  localized: true,
  isPublic: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, { barId: _, ...wanted }) => alternativesTo(call, call.granted, wanted),
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

const exampleDrink = '7b1f7f0e-5d6a-4c57-9a35-0a4a1d0f5b21';
const exampleOwn = { barId: exampleBarId, drinkId: exampleDrink };

/** The name of who calls, where the account has several people. */
const changedBy = ({ viewer }: Pick<Context, 'viewer'>) => moverOf(requireIdentity(viewer)).name;

export const createDrink = mutation({
  summary: "Puts a drink of the bar's own on its menu; its name must be free. Answers its id",
  input: z.object({ barId, drink: ownDrinkFields, price: z.optional(menuPrice) }),
  example: {
    input: { barId: exampleBarId, drink: exampleHouseDrink, price: 950 },
    result: { drinkId: exampleDrink },
  },
  access: ownBar,
  run: async (call, { drink, price }) => {
    const { db, granted } = call;
    const drinkId = await ownDrinks.createDrink(db, granted, drink, changedBy(call));
    if (price !== undefined) await updateEntries(db, granted, [drinkId], { price });
    return { drinkId };
  },
});

export const updateDrink = mutation({
  summary:
    "Changes one of the bar's own drinks, if nobody has since this version of it; answers the new version",
  input: z.object({
    barId,
    drinkId,
    version: ownDrinkVersion,
    drink: ownDrinkFields,
    price: z.optional(menuPrice),
  }),
  example: {
    input: { ...exampleOwn, version: 1, drink: exampleHouseDrink },
    result: { version: 2 },
  },
  access: ownBar,
  run: async (call, { drinkId, version, drink, price }) => {
    const { db, granted } = call;
    const change = { drinkId, version, fields: drink, changedBy: changedBy(call) };
    const changed = await ownDrinks.updateDrink(db, granted, change);
    if (price !== undefined) await updateEntries(db, granted, [drinkId], { price });
    return { version: changed };
  },
});

export const retireDrink = mutation({
  summary: "Takes one of the bar's own drinks off its menu; it can be brought back",
  input: z.object({ barId, drinkId }),
  example: { input: exampleOwn, result: null },
  access: ownBar,
  run: async ({ db, granted }, input) => {
    await ownDrinks.retireDrink(db, granted, input.drinkId);
    return null;
  },
});

export const restoreDrink = mutation({
  summary: 'Brings a retired drink back, if its name is still free',
  input: z.object({ barId, drinkId }),
  example: { input: exampleOwn, result: null },
  access: ownBar,
  run: async ({ db, granted }, input) => {
    await ownDrinks.restoreDrink(db, granted, input.drinkId);
    return null;
  },
});

export const getOwnDrinks = query({
  summary:
    "All of the bar's own drinks, by name: also those that are retired or that it cannot make now",
  input: z.object({ barId, unitPreference }),
  example: {
    input: { barId: exampleBarId, unitPreference: 'oz' },
    result: [
      { ...exampleNegroni, _id: exampleDrink, isRetired: false, canMake: true, missing: [] },
    ],
  },
  access: ownBar,
  localized: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, input) => ownDrinksRead.ownDrinks(call, call.granted, input.unitPreference),
});

export const getOwnDrink = query({
  summary: "One of the bar's own drinks with all its texts, to be edited",
  input: z.object({ barId, drinkId }),
  example: {
    input: exampleOwn,
    result: {
      ...exampleHouseDrink,
      _id: exampleDrink,
      isAiGenerated: false,
      isRetired: false,
      version: 2,
      changedAt: 1_763_164_800_000,
      changedBy: 'Mika',
    },
  },
  access: ownBar,
  reads: ({ drinkId }) => topics.drinkWithRecipe(drinkId),
  run: ({ db, granted }, input) => ownDrinksRead.ownDrink(db, granted, input.drinkId),
});

export const getDrinkAsFields = query({
  summary:
    'A classic, or a drink of any bar of the account, as the start of a copy under a name that is free',
  input: z.object({ barId, drinkId }),
  example: { input: { barId: exampleBarId, drinkId: 'negroni' }, result: exampleHouseDrink },
  access: ownBar,
  reads: ({ barId, drinkId }) => [...topics.menu(barId), ...topics.drinkWithRecipe(drinkId)],
  run: ({ db, granted }, input) => ownDrinksRead.drinkAsFields(db, granted, input.drinkId),
});

export const previewDrink = query({
  summary:
    'What follows from a drink that is being written, however little of it is there: its drawing and figures, what is missing for it, what it is like, and a first draft of its texts',
  input: z.object({
    barId,
    drinkId: z.optional(drinkId),
    drink: ownDrinkSketch,
    unitPreference,
  }),
  example: {
    input: { barId: exampleBarId, drink: exampleHouseDrink, unitPreference: 'ml' },
    result: {
      picture: 'data:image/svg+xml,…',
      hue: '#c8302a',
      alcoholContent: 24,
      strength: 'medium',
      volumeMl: 109,
      volume: '110 ml',
      alcoholUnits: 2.5,
      costLevel: 2,
      canMakeNow: false,
      missing: [{ _id: 'campari', name: 'Campari', category: 'amari' }],
      substitutions: exampleNegroni.substitutions,
      allergens: { has: ['sulphites'], may: [], isKnown: true },
      resembles: [{ drinkId: 'negroni', name: 'Negroni', likeness: 96 }],
      instructions: {
        en: 'Stir with ice for about 30 seconds. Strain into a rocks glass over fresh ice.',
        sk: 'Všetko miešajte s ľadom asi 30 sekúnd. Preceďte do nízkeho pohára na čerstvý ľad.',
      },
      garnish: { en: 'Orange slice', sk: 'Plátok pomaranča' },
      problems: [],
    },
  },
  access: ownBar,
  localized: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, { drink, drinkId, unitPreference }) =>
    preview(call, call.granted, { ...drink, drinkId }, unitPreference),
});
