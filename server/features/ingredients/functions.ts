import * as z from 'zod/mini';
import { barId } from '#domain/bars/bars.schema.ts';
import { ingredientId, ingredientIds } from '#domain/ingredients/ingredients.schema.ts';
import { ownIngredientFields } from '#domain/ingredients/own-ingredients.schema.ts';
import type { OwnIngredientFields } from '#domain/ingredients/own-ingredients.ts';
import { fromBarIds, shelfList } from '#domain/ingredients/shelves.schema.ts';
import { ownBar, ownBarIfNamed, visitedBar } from '#server/features/bars/access.ts';
import {
  exampleBarId,
  exampleGin,
  exampleGinPicture,
  exampleOtherBarId,
} from '#server/features/examples.ts';
import { mutation, query } from '#server/functions.ts';
import type { Viewer } from '#server/rpc/viewer.ts';
import * as topics from '#server/topics.ts';
import { bothOwnBars } from './access.ts';
import * as ingredients from './ingredients.ts';
import * as inventory from './inventory.ts';
import * as own from './own-ingredients.ts';
import { previewOf } from './preview-ingredient.ts';
import * as shelves from './ready-shelves.ts';
import * as lists from './shelf-lists.ts';

/** The ingredients of the catalogue, and those of the account that is asked for. */
function readsOwn({ barId }: { barId?: string | undefined }, { identity }: Viewer): string[] {
  const own = barId && identity ? [topics.ingredientsOfAccount(identity.account.id)] : [];
  return [topics.catalogue, ...own];
}

export const getAllIngredients = query({
  summary: "Every ingredient there is, by name; with a bar of one's own, also the account's own",
  input: z.object({ barId: z.optional(barId) }),
  example: { input: {}, result: [exampleGin] },
  access: ownBarIfNamed,
  localized: true,
  reads: readsOwn,
  run: (call) => ingredients.allIngredients(call, call.granted?.accountId),
});

export const getIngredientsByCategory = query({
  summary:
    "Every ingredient there is, grouped by category; with a bar of one's own, also the account's own",
  input: z.object({ barId: z.optional(barId) }),
  example: {
    input: {},
    result: [
      { category: 'spirits', ingredients: [{ ...exampleGin, imageUrl: exampleGinPicture }] },
    ],
  },
  access: ownBarIfNamed,
  localized: true,
  reads: readsOwn,
  run: (call) => ingredients.ingredientsByCategory(call, call.granted?.accountId),
});

export const getAvailableIngredientsForBar = query({
  summary: "What stands on the bar's shelf, with the number of drinks made of it",
  input: z.object({ barId }),
  example: { input: { barId: exampleBarId }, result: [{ ...exampleGin, drinksCount: 48 }] },
  access: visitedBar,
  localized: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call) => ingredients.availableIngredients(call, call.granted),
});

export const getBarInventory = query({
  summary: "The bar's inventory; empty before it was initialised",
  input: z.object({ barId }),
  example: {
    input: { barId: exampleBarId },
    result: [{ ingredientId: 'gin', isAvailable: true }],
  },
  access: ownBar,
  reads: ({ barId }) => topics.menu(barId),
  run: async ({ db, menus, granted }) =>
    inventory.inventoryOf(db, granted, await menus.require(db, granted.id)),
});

export const updateInventoryItem = mutation({
  summary:
    'Puts an ingredient on the shelf or takes it off; null: a house-made one is made when needed',
  input: z.object({ barId, ingredientId, isAvailable: z.nullable(z.boolean()) }),
  example: {
    input: { barId: exampleBarId, ingredientId: 'gin', isAvailable: false },
    result: null,
  },
  access: ownBar,
  run: async ({ db, granted }, { ingredientId, isAvailable }) => {
    await inventory.setAvailability(db, granted, { ingredientId, isAvailable });
    return null;
  },
});

export const bulkUpdateInventory = mutation({
  summary: 'Puts every ingredient on the shelf or takes all off; answers how many changed',
  input: z.object({ barId, isAvailable: z.boolean() }),
  example: { input: { barId: exampleBarId, isAvailable: true }, result: 214 },
  access: ownBar,
  run: async ({ db, granted }, { isAvailable }) =>
    (await inventory.switchAvailability(db, granted, { isAvailable })).length,
});

export const switchInventory = mutation({
  summary: 'Puts ingredients on the shelf or takes them off: these, or all. Answers which changed',
  input: z.object({ barId, isAvailable: z.boolean(), ingredientIds: z.optional(ingredientIds) }),
  example: { input: { barId: exampleBarId, isAvailable: false }, result: ['campari', 'gin'] },
  access: ownBar,
  run: ({ db, granted }, change) => inventory.switchAvailability(db, granted, change),
});

export const initializeBarInventory = mutation({
  summary: 'Adds what the inventory lacks, not available; answers how many items',
  input: z.object({ barId }),
  example: { input: { barId: exampleBarId }, result: 280 },
  access: ownBar,
  run: ({ db, granted }) => inventory.initializeInventory(db, granted),
});

export const getReadyShelves = query({
  summary: 'Shelves to begin with, each with how many drinks the bar could make then',
  input: z.object({ barId }),
  example: {
    input: { barId: exampleBarId },
    result: [{ id: 'first', ingredientIds: ['london-dry-gin', 'vodka'], drinksCount: 18 }],
  },
  access: ownBar,
  reads: ({ barId }) => topics.menu(barId),
  run: (call) => shelves.readyShelves(call, call.granted),
});

export const getShelvesToCopy = query({
  summary: 'Those of the bars that are of the same account and have something on the shelf',
  input: z.object({ barId, fromBarIds }),
  example: {
    input: { barId: exampleBarId, fromBarIds: [exampleOtherBarId] },
    result: [{ barId: exampleOtherBarId, ingredientsCount: 42, newCount: 40 }],
  },
  access: ownBar,
  reads: ({ barId, fromBarIds }) =>
    [barId, ...fromBarIds].flatMap((id) => [topics.bar(id), topics.inventory(id)]),
  run: ({ db, granted }, { fromBarIds }) => shelves.shelvesToCopy(db, granted, fromBarIds),
});

export const copyShelf = mutation({
  summary: 'Puts on the shelf what another own bar has on its own. Answers what was added',
  input: z.object({ barId, fromBarId: barId }),
  example: {
    input: { barId: exampleBarId, fromBarId: exampleOtherBarId },
    result: ['campari', 'gin'],
  },
  access: bothOwnBars,
  run: ({ db, granted: { bar, from } }) => shelves.copyShelf(db, bar, from),
});

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

export const createIngredient = mutation({
  summary:
    "Adds an ingredient of the account's own, for all of its bars; on this bar's shelf, if so wished",
  input: z.object({
    barId,
    ingredient: ownIngredientFields,
    isAvailable: z.optional(z.boolean()),
  }),
  example: {
    input: { barId: exampleBarId, ingredient: exampleSyrup },
    result: { ingredientId: exampleIngredientId },
  },
  access: ownBar,
  run: async ({ db, granted, viewer }, { ingredient, isAvailable }) => {
    const editor = viewer.identity?.name ?? null;
    const ingredientId = await own.createIngredient(db, granted, ingredient, editor);
    if (isAvailable !== undefined) {
      await inventory.setAvailability(db, granted, { ingredientId, isAvailable });
    }
    return { ingredientId };
  },
});

export const updateIngredient = mutation({
  summary: 'Changes an own ingredient, unless somebody else has changed it since that version',
  input: z.object({
    barId,
    ingredientId,
    version: z.int().check(z.gte(1)),
    ingredient: ownIngredientFields,
  }),
  example: {
    input: {
      barId: exampleBarId,
      ingredientId: exampleIngredientId,
      version: 1,
      ingredient: exampleSyrup,
    },
    result: { version: 2 },
  },
  access: ownBar,
  run: async ({ db, granted, viewer }, change) => ({
    version: await own.updateIngredient(db, granted, change, viewer.identity?.name ?? null),
  }),
});

export const retireIngredient = mutation({
  summary: 'Takes an own ingredient out of use, unless a drink or another ingredient needs it',
  input: z.object({ barId, ingredientId }),
  example: { input: { barId: exampleBarId, ingredientId: exampleIngredientId }, result: null },
  access: ownBar,
  run: async ({ db, granted, viewer, language }, { ingredientId }) => {
    const editor = viewer.identity?.name ?? null;
    await own.retireIngredient(db, granted, ingredientId, editor, language);
    return null;
  },
});

export const restoreIngredient = mutation({
  summary: 'Brings a retired ingredient back, with the retired ones that it needs',
  input: z.object({ barId, ingredientId }),
  example: { input: { barId: exampleBarId, ingredientId: exampleIngredientId }, result: null },
  access: ownBar,
  run: async ({ db, granted, viewer }, { ingredientId }) => {
    await own.restoreIngredient(db, granted, ingredientId, viewer.identity?.name ?? null);
    return null;
  },
});

export const getOwnIngredients = query({
  summary: "The account's own ingredients by name, also retired ones, to be edited",
  input: z.object({ barId }),
  example: {
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
  },
  access: ownBar,
  localized: true,
  reads: readsOwn,
  run: ({ db, granted, language }) => own.ownIngredients(db, granted, language),
});

export const previewIngredient = query({
  summary: 'What an own ingredient would change at the bar, before it is saved',
  input: z.object({
    barId,
    /** The one that is edited. */
    ingredientId: z.optional(ingredientId),
    kindOf: ownIngredientFields.shape.kindOf,
    parts: ownIngredientFields.shape.parts,
  }),
  example: {
    input: { barId: exampleBarId, kindOf: 'ginger-syrup', parts: exampleSyrup.parts },
    result: {
      servesIn: 14,
      opens: 3,
      canBeMade: false,
      missing: ['Ginger'],
      strengthOfParts: 0,
      allergens: { has: [], may: [], isKnown: true },
    },
  },
  access: ownBar,
  localized: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, input) => previewOf(call, call.granted, input),
});

export const getIngredientWords = query({
  summary: 'All that ingredients are called: names in both languages, brands, other names',
  input: z.object({ barId }),
  example: {
    input: { barId: exampleBarId },
    result: [{ ingredientId: 'vodka', names: ['Vodka'], aliases: ['Absolut', 'Finlandia'] }],
  },
  access: ownBar,
  reads: ({ barId }) => [topics.catalogue, topics.ingredientsOfBar(barId)],
  run: (call) => lists.wordsForBar(call, call.granted),
});

export const readShelfList = query({
  summary: 'What is meant by each piece of a list of bottles, in any form and either language',
  input: z.object({ barId, text: shelfList }),
  example: {
    input: { barId: exampleBarId, text: 'Tanqueray, 2x Martini Rosso' },
    result: [
      { text: 'Tanqueray', ingredientIds: ['london-dry-gin'], isSure: true },
      { text: 'Martini Rosso', ingredientIds: ['sweet-vermouth'], isSure: true },
    ],
  },
  access: ownBar,
  reads: ({ barId }) => [topics.catalogue, topics.ingredientsOfBar(barId)],
  run: (call, { text }) => lists.readListForBar(call, call.granted, text),
});
