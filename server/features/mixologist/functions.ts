import * as z from 'zod/mini';
import { barId } from '#domain/bars/bars.schema.ts';
import { drinkId, unitPreference } from '#domain/drinks/drinks.schema.ts';
import { defaultUnitPreference } from '#domain/drinks/unit-preference.ts';
import { withoutFilter } from '#domain/menu/without.schema.ts';
import {
  creationWish,
  draftId,
  drinkDraft,
  recommendedIds,
  searchQuery,
} from '#domain/mixologist/mixologist.schema.ts';
import { ownBar, visitedBar } from '#server/features/bars/access.ts';
import { retireDrink } from '#server/features/own-drinks/own-drinks.ts';
import { editorOf } from '#server/features/own-items/own-items.ts';
import { action, mutation, query } from '#server/functions.ts';
import * as topics from '#server/topics.ts';
import { saveDraft, setDiscarded, unsavedDrafts } from './drafts.ts';
import { offerDrink } from './drink-creation.ts';
import * as examples from './examples.ts';
import { setHidden } from './hidden-advice.ts';
import { keptRecommendations, recommendIngredients } from './recommendations.ts';
import { searchDrinks } from './smart-search.ts';

export const getIngredientRecommendations = action({
  summary: 'Recommends what to buy next, and reports what it would add to the menu.',
  input: z.object({ barId }),
  example: examples.getIngredientRecommendations,
  access: ownBar,
  run: (call) => recommendIngredients(call, call.granted),
});

export const getKeptRecommendations = query({
  summary: 'Returns the last advice on purchases without hidden ones, and the hidden ones.',
  input: z.object({ barId }),
  example: examples.getKeptRecommendations,
  access: ownBar,
  localized: true,
  reads: ({ barId }) => [...topics.menu(barId), ...topics.advice(barId)],
  run: (call) => keptRecommendations(call, call.granted),
});

export const hideRecommendation = mutation({
  summary: 'Hides a recommendation of these ingredients, or shows it again. Free of charge.',
  input: z.object({ barId, ingredientIds: recommendedIds, isHidden: z.boolean() }),
  example: examples.hideRecommendation,
  access: ownBar,
  run: async ({ db, granted }, { ingredientIds, isHidden }) => {
    await setHidden(db, granted, ingredientIds, isHidden);
    return null;
  },
});

export const searchDrinksWithNaturalLanguage = action({
  summary: 'Finds drinks that the bar can make now for a wish in plain words.',
  input: z.object({
    query: searchQuery,
    barId,
    unitPreference: z.optional(unitPreference),
    ...withoutFilter,
  }),
  example: examples.searchDrinksWithNaturalLanguage,
  access: visitedBar,
  run: (call, { barId: _, unitPreference = defaultUnitPreference, ...question }) =>
    searchDrinks(call, call.granted, { ...question, unitPreference }),
});

export const generateAIDrinkData = action({
  summary: 'Creates a new drink from the shelf. It can be confirmed within a day.',
  input: z.object({
    barId,
    unitPreference: z._default(unitPreference, defaultUnitPreference),
    wish: z.optional(creationWish),
    variationOf: z.optional(draftId),
  }),
  example: examples.generateAIDrinkData,
  access: ownBar,
  run: (call, { barId: _, ...steering }) => offerDrink(call, call.granted, steering),
});

export const getRecentDrafts = query({
  summary: 'Lists the unsaved drafts of the last day, newest first.',
  input: z.object({ barId, unitPreference: z._default(unitPreference, defaultUnitPreference) }),
  example: examples.getRecentDrafts,
  access: ownBar,
  localized: true,
  reads: ({ barId }) => [...topics.menu(barId), topics.drafts(barId)],
  run: ({ db, granted, language }, input) =>
    unsavedDrafts(db, granted, language, input.unitPreference),
});

export const discardAIDrink = mutation({
  summary: 'Takes a suggested drink off the list of drafts, or restores it.',
  input: z.object({ barId, draftId, isDiscarded: z.boolean() }),
  example: examples.discardAIDrink,
  access: ownBar,
  run: async ({ db, granted }, input) => {
    await setDiscarded(db, granted, input.draftId, input.isDiscarded);
    return null;
  },
});

export const saveConfirmedAIDrink = mutation({
  summary: "Puts a suggested drink on the bar's menu and returns its id.",
  input: z.intersection(z.object({ barId }), drinkDraft),
  example: examples.saveConfirmedAIDrink,
  access: ownBar,
  run: (call, { barId: _, ...offered }) => saveDraft(call, call.granted, offered),
});

export const deleteAIDrink = mutation({
  summary: 'Takes a drink that was created for this bar off its menu.',
  input: z.object({ barId, drinkId }),
  example: examples.deleteAIDrink,
  access: ownBar,
  run: async ({ db, granted, viewer }, { drinkId }) => {
    await retireDrink(db, granted, drinkId, editorOf(viewer), { onlyAi: true });
    return null;
  },
});
