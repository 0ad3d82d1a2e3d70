import * as z from 'zod/mini';
import { barId } from '#domain/bars/bars.schema.ts';
import { ingredientId } from '#domain/ingredients/ingredients.schema.ts';
import { ownIngredientFields } from '#domain/ingredients/own-ingredients.schema.ts';
import { ownItemVersion } from '#domain/own-items.schema.ts';
import { ownBar } from '#server/features/bars/access.ts';
import { setAvailability } from '#server/features/ingredients/inventory.ts';
import { editorOf } from '#server/features/own-items/own-items.ts';
import { mutation, query } from '#server/functions.ts';
import * as topics from '#server/topics.ts';
import * as examples from './examples.ts';
import * as own from './own-ingredients.ts';
import { previewOf } from './preview-ingredient.ts';

export const createIngredient = mutation({
  summary:
    "Adds an ingredient to the account, for all of its bars, and optionally to this bar's shelf.",
  input: z.object({
    barId,
    ingredient: ownIngredientFields,
    isAvailable: z.optional(z.boolean()),
  }),
  example: examples.createIngredient,
  access: ownBar,
  run: async ({ db, granted, viewer }, { ingredient, isAvailable }) => {
    const ingredientId = await own.createIngredient(db, granted, ingredient, editorOf(viewer));
    if (isAvailable !== undefined) {
      await setAvailability(db, granted, { ingredientId, isAvailable });
    }
    return { ingredientId };
  },
});

export const updateIngredient = mutation({
  summary: 'Changes an own ingredient, unless somebody else has changed this version.',
  input: z.object({
    barId,
    ingredientId,
    version: ownItemVersion,
    ingredient: ownIngredientFields,
  }),
  example: examples.updateIngredient,
  access: ownBar,
  run: async ({ db, granted, viewer }, { ingredient: fields, ...edit }) => ({
    version: await own.updateIngredient(db, granted, { ...edit, fields }, editorOf(viewer)),
  }),
});

export const retireIngredient = mutation({
  summary: 'Retires an own ingredient, unless a drink or another ingredient needs it.',
  input: z.object({ barId, ingredientId }),
  example: examples.retireIngredient,
  access: ownBar,
  run: async ({ db, granted, viewer, language }, { ingredientId }) => {
    await own.retireIngredient(db, granted, ingredientId, editorOf(viewer), language);
    return null;
  },
});

export const restoreIngredient = mutation({
  summary: 'Restores a retired ingredient, with the retired ones that it needs.',
  input: z.object({ barId, ingredientId }),
  example: examples.restoreIngredient,
  access: ownBar,
  run: async ({ db, granted, viewer }, { ingredientId }) => {
    await own.restoreIngredient(db, granted, ingredientId, editorOf(viewer));
    return null;
  },
});

export const getOwnIngredients = query({
  summary: "Lists the account's own ingredients by name, including retired ones, for editing.",
  input: z.object({ barId }),
  example: examples.getOwnIngredients,
  access: ownBar,
  localized: true,
  reads: ({ barId }) => [topics.ingredientsOfBar(barId)],
  run: ({ db, granted, language }) => own.ownIngredients(db, granted, language),
});

export const previewIngredient = query({
  summary: 'Previews what an own ingredient would change at the bar.',
  input: z.object({
    barId,
    ingredientId: z.optional(ingredientId),
    kindOf: ownIngredientFields.shape.kindOf,
    parts: ownIngredientFields.shape.parts,
  }),
  example: examples.previewIngredient,
  access: ownBar,
  localized: true,
  reads: ({ barId }) => topics.menu(barId),
  run: (call, input) => previewOf(call, call.granted, input),
});
