import * as z from 'zod/mini';
import { barId } from '#domain/bars/bars.schema.ts';
import { ingredientId, ingredientIds } from '#domain/ingredients/ingredients.schema.ts';
import { fromBarIds, shelfList } from '#domain/ingredients/shelves.schema.ts';
import { ownBar, ownBarIfNamed, visitedBar } from '#server/features/bars/access.ts';
import { mutation, query } from '#server/functions.ts';
import type { Viewer } from '#server/rpc/viewer.ts';
import * as topics from '#server/topics.ts';
import { bothOwnBars } from './access.ts';
import * as examples from './examples.ts';
import * as ingredients from './ingredients.ts';
import * as inventory from './inventory.ts';
import * as shelves from './ready-shelves.ts';
import * as lists from './shelf-lists.ts';

/** The catalogue's ingredients, and those of the account in the input. */
function readsOwn({ barId }: { barId?: string | undefined }, { identity }: Viewer): string[] {
  const own = barId && identity ? [topics.ingredientsOfAccount(identity.account.id)] : [];
  return [topics.catalogue, ...own];
}

export const getAllIngredients = query({
  summary: "Lists every ingredient by name. With a bar of the caller, including the account's own.",
  input: z.object({ barId: z.optional(barId) }),
  example: examples.getAllIngredients,
  access: ownBarIfNamed,
  localized: true,
  reads: readsOwn,
  run: (call) => ingredients.allIngredients(call, call.granted?.accountId),
});

export const getIngredientsByCategory = query({
  summary:
    "Lists every ingredient by category. With a bar of the caller, including the account's own.",
  input: z.object({ barId: z.optional(barId) }),
  example: examples.getIngredientsByCategory,
  access: ownBarIfNamed,
  localized: true,
  reads: readsOwn,
  run: (call) => ingredients.ingredientsByCategory(call, call.granted?.accountId),
});

export const getAvailableIngredientsForBar = query({
  summary: "Lists the ingredients on the bar's shelf, with the number of drinks made with each.",
  input: z.object({ barId }),
  example: examples.getAvailableIngredientsForBar,
  access: visitedBar,
  localized: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call) => ingredients.availableIngredients(call, call.granted),
});

export const getBarInventory = query({
  summary: "Returns the bar's inventory. Empty before it is initialized.",
  input: z.object({ barId }),
  example: examples.getBarInventory,
  access: ownBar,
  reads: ({ barId }) => topics.menu(barId),
  run: async ({ db, menus, granted }) =>
    inventory.inventoryOf(db, granted, await menus.require(db, granted.id)),
});

export const updateInventoryItem = mutation({
  summary:
    'Puts an ingredient on the shelf or takes it off. null: a house-made one is made when needed.',
  input: z.object({ barId, ingredientId, isAvailable: z.nullable(z.boolean()) }),
  example: examples.updateInventoryItem,
  access: ownBar,
  run: async ({ db, granted }, { ingredientId, isAvailable }) => {
    await inventory.setAvailability(db, granted, { ingredientId, isAvailable });
    return null;
  },
});

export const bulkUpdateInventory = mutation({
  summary: 'Puts every ingredient on the shelf or takes all off. Returns the number of changes.',
  input: z.object({ barId, isAvailable: z.boolean() }),
  example: examples.bulkUpdateInventory,
  access: ownBar,
  run: async ({ db, granted }, { isAvailable }) =>
    (await inventory.switchAvailability(db, granted, { isAvailable })).length,
});

export const switchInventory = mutation({
  summary:
    'Puts these ingredients, or all, on the shelf or takes them off. Returns those that changed.',
  input: z.object({ barId, isAvailable: z.boolean(), ingredientIds: z.optional(ingredientIds) }),
  example: examples.switchInventory,
  access: ownBar,
  run: ({ db, granted }, change) => inventory.switchAvailability(db, granted, change),
});

export const initializeBarInventory = mutation({
  summary: 'Adds missing ingredients to the inventory as unavailable. Returns their number.',
  input: z.object({ barId }),
  example: examples.initializeBarInventory,
  access: ownBar,
  run: ({ db, granted }) => inventory.initializeInventory(db, granted),
});

export const getReadyShelves = query({
  summary: 'Lists ready shelves, each with the number of drinks that the bar could make with it.',
  input: z.object({ barId }),
  example: examples.getReadyShelves,
  access: ownBar,
  reads: ({ barId }) => topics.menu(barId),
  run: (call) => shelves.readyShelves(call, call.granted),
});

export const getShelvesToCopy = query({
  summary: 'Lists the other bars of the account with a shelf that is not empty.',
  input: z.object({ barId, fromBarIds }),
  example: examples.getShelvesToCopy,
  access: ownBar,
  reads: ({ barId, fromBarIds }) =>
    [barId, ...fromBarIds].flatMap((id) => [topics.bar(id), topics.inventory(id)]),
  run: ({ db, granted }, { fromBarIds }) => shelves.shelvesToCopy(db, granted, fromBarIds),
});

export const copyShelf = mutation({
  summary: 'Copies the shelf of another bar of the account. Returns the added ingredients.',
  input: z.object({ barId, fromBarId: barId }),
  example: examples.copyShelf,
  access: bothOwnBars,
  run: ({ db, granted: { bar, from } }) => shelves.copyShelf(db, bar, from),
});

export const getIngredientWords = query({
  summary: 'Returns all names of ingredients: in both languages, brands and other names.',
  input: z.object({ barId }),
  example: examples.getIngredientWords,
  access: ownBar,
  reads: ({ barId }) => [topics.catalogue, topics.ingredientsOfBar(barId)],
  run: (call) => lists.wordsForBar(call, call.granted),
});

export const readShelfList = query({
  summary:
    'Returns the ingredient of each piece of a list of bottles, in any form and either language.',
  input: z.object({ barId, text: shelfList }),
  example: examples.readShelfList,
  access: ownBar,
  reads: ({ barId }) => [topics.catalogue, topics.ingredientsOfBar(barId)],
  run: (call, { text }) => lists.readListForBar(call, call.granted, text),
});
