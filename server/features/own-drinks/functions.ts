import * as z from 'zod/mini';
import { barId } from '#domain/bars/bars.schema.ts';
import { drinkId, unitPreference } from '#domain/drinks/drinks.schema.ts';
import { ownDrinkFields, ownDrinkSketch } from '#domain/drinks/own-drinks.schema.ts';
import { menuPrice } from '#domain/menu/menu.schema.ts';
import { ownItemVersion } from '#domain/own-items.schema.ts';
import { ownBar } from '#server/features/bars/access.ts';
import { updateEntries } from '#server/features/menu/compose.ts';
import { editorOf } from '#server/features/own-items/own-items.ts';
import { mutation, query } from '#server/functions.ts';
import * as topics from '#server/topics.ts';
import * as examples from './examples.ts';
import * as own from './own-drinks.ts';
import { previewDrink as preview } from './preview-drink.ts';
import * as read from './read-own-drinks.ts';

export const createDrink = mutation({
  summary:
    'Creates a drink of the bar and puts it on its menu. Its name must be free. Returns its id.',
  input: z.object({ barId, drink: ownDrinkFields, price: z.optional(menuPrice) }),
  example: examples.createDrink,
  access: ownBar,
  run: async ({ db, granted, viewer }, { drink, price }) => {
    const drinkId = await own.createDrink(db, granted, drink, editorOf(viewer));
    if (price !== undefined) await updateEntries(db, granted, [drinkId], { price });
    return { drinkId };
  },
});

export const updateDrink = mutation({
  summary:
    'Changes a drink of the bar, unless somebody else has changed this version. Returns the new version.',
  input: z.object({
    barId,
    drinkId,
    version: ownItemVersion,
    drink: ownDrinkFields,
    price: z.optional(menuPrice),
  }),
  example: examples.updateDrink,
  access: ownBar,
  run: async ({ db, granted, viewer }, { drink: fields, price, ...edit }) => {
    const version = await own.updateDrink(db, granted, { ...edit, fields }, editorOf(viewer));
    if (price !== undefined) await updateEntries(db, granted, [edit.drinkId], { price });
    return { version };
  },
});

export const retireDrink = mutation({
  summary: 'Takes a drink of the bar off its menu. It can be restored.',
  input: z.object({ barId, drinkId }),
  example: examples.retireDrink,
  access: ownBar,
  run: async ({ db, granted, viewer }, { drinkId }) => {
    await own.retireDrink(db, granted, drinkId, editorOf(viewer));
    return null;
  },
});

export const restoreDrink = mutation({
  summary: 'Restores a retired drink, if its name is still free.',
  input: z.object({ barId, drinkId }),
  example: examples.restoreDrink,
  access: ownBar,
  run: async ({ db, granted, viewer }, { drinkId }) => {
    await own.restoreDrink(db, granted, drinkId, editorOf(viewer));
    return null;
  },
});

export const getOwnDrinks = query({
  summary:
    "Lists all of the bar's own drinks by name, including retired ones and those that it cannot make now.",
  input: z.object({ barId, unitPreference }),
  example: examples.getOwnDrinks,
  access: ownBar,
  localized: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, input) => read.ownDrinks(call, call.granted, input.unitPreference),
});

export const getOwnDrink = query({
  summary: "Returns one of the bar's own drinks with all its texts, for editing.",
  input: z.object({ barId, drinkId }),
  example: examples.getOwnDrink,
  access: ownBar,
  reads: ({ drinkId }) => topics.drinkWithRecipe(drinkId),
  run: ({ db, granted }, input) => read.ownDrink(db, granted, input.drinkId),
});

export const getDrinkAsFields = query({
  summary:
    'Returns a classic, or a drink of any bar of the account, as the start of a copy with a free name.',
  input: z.object({ barId, drinkId }),
  example: examples.getDrinkAsFields,
  access: ownBar,
  reads: ({ barId, drinkId }) => [...topics.menu(barId), ...topics.drinkWithRecipe(drinkId)],
  run: ({ db, granted }, input) => read.drinkAsFields(db, granted, input.drinkId),
});

export const previewDrink = query({
  summary:
    'Previews a drink that is being written, even if it is incomplete: its drawing and figures, its problems, similar drinks, and a first draft of its texts.',
  input: z.object({
    barId,
    drinkId: z.optional(drinkId),
    drink: ownDrinkSketch,
    unitPreference,
  }),
  example: examples.previewDrink,
  access: ownBar,
  localized: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, { drink, drinkId, unitPreference }) =>
    preview(call, call.granted, { ...drink, drinkId }, unitPreference),
});
