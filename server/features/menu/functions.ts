import * as z from 'zod/mini';
import { barId } from '#domain/bars/bars.schema.ts';
import {
  currency,
  drinkIds,
  entryChange,
  featuredIds,
  menuEntries,
  menuMode,
} from '#domain/menu/menu.schema.ts';
import { ownBar } from '#server/features/bars/access.ts';
import { mutation, query } from '#server/functions.ts';
import { requireOwner } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import * as compose from './compose.ts';
import { compositionOf } from './entries.ts';
import * as examples from './examples.ts';
import { searchWords } from './search-words.ts';
import * as settings from './settings.ts';

export const getComposition = query({
  summary: "Returns the bar's menu as its owner composes it: mode, currency and entries of drinks.",
  input: z.object({ barId }),
  example: examples.getComposition,
  access: ownBar,
  reads: ({ barId }) => [topics.bar(barId), topics.menuEntries(barId)],
  run: ({ db, granted }) => compositionOf(db, granted),
});

export const getSearchWords = query({
  summary: 'Returns the search words of the drinks that the bar can make, in both languages.',
  input: z.object({ barId }),
  example: examples.getSearchWords,
  access: ownBar,
  reads: ({ barId }) => topics.menu(barId),
  run: (call) => searchWords(call, call.granted),
});

export const updateDrinks = mutation({
  summary:
    'Shows, hides, features, marks as sold out, prices or annotates drinks. Returns the previous entries.',
  input: z.object({ barId, drinkIds, change: entryChange }),
  example: examples.updateDrinks,
  access: ownBar,
  run: ({ db, granted }, { drinkIds: ids, change }) =>
    compose.updateEntries(db, granted, ids, change),
});

export const restoreEntries = mutation({
  summary: 'Restores entries of drinks. Omitted fields of an entry are cleared.',
  input: z.object({ barId, entries: menuEntries }),
  example: examples.restoreEntries,
  access: ownBar,
  run: async ({ db, granted }, { entries }) => {
    await compose.restoreEntries(db, granted, entries);
    return null;
  },
});

export const orderFeatured = mutation({
  summary: 'Sorts the featured drinks: these first, in this order, then the others.',
  input: z.object({ barId, drinkIds: featuredIds }),
  example: examples.orderFeatured,
  access: ownBar,
  run: async ({ db, granted }, { drinkIds: ids }) => {
    await compose.orderFeatured(db, granted, ids);
    return null;
  },
});

export const updateSettings = mutation({
  summary: 'Sets which drinks the bar offers, and the currency of its prices. Owners only.',
  input: z
    .object({ barId, mode: z.optional(menuMode), currency: z.optional(currency) })
    .check(z.refine((input) => Object.keys(input).length > 1, 'nothing to change')),
  example: examples.updateSettings,
  access: ownBar,
  run: async ({ db, viewer, granted }, { barId: _id, ...changes }) => {
    requireOwner(viewer);
    await settings.updateSettings(db, granted, changes);
    return null;
  },
});
