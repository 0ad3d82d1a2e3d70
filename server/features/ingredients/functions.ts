import * as z from 'zod/mini';
import { barId } from '#domain/bars.schema.ts';
import { ingredientId, ingredientIds } from '#domain/ingredients.schema.ts';
import { fromBarIds } from '#domain/shelves.schema.ts';
import { ownBar, visitedBar } from '#server/features/bars/access.ts';
import { exampleBarId, exampleGin, exampleOtherBarId } from '#server/features/examples.ts';
import { mutation, query } from '#server/functions.ts';
import { anyone } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import { bothOwnBars } from './access.ts';
import * as ingredients from './ingredients.ts';
import * as inventory from './inventory.ts';
import * as shelves from './ready-shelves.ts';

export const getAllIngredients = query({
  summary: 'Every ingredient there is, by name',
  input: z.object({}),
  example: { input: {}, result: [exampleGin] },
  access: anyone,
  localized: true,
  reads: () => [topics.catalogue],
  run: (call) => ingredients.allIngredients(call),
});

export const getIngredientsByCategory = query({
  summary: 'Every ingredient there is, grouped by category',
  input: z.object({}),
  example: { input: {}, result: [{ category: 'spirits', ingredients: [exampleGin] }] },
  access: anyone,
  localized: true,
  reads: () => [topics.catalogue],
  run: (call) => ingredients.ingredientsByCategory(call),
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
  reads: ({ barId }) => [topics.catalogue, topics.inventory(barId)],
  run: ({ db, granted }) => inventory.inventoryOf(db, granted),
});

export const updateInventoryItem = mutation({
  summary: 'Puts an ingredient on the shelf or takes it off',
  input: z.object({ barId, ingredientId, isAvailable: z.boolean() }),
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
