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
import { exampleBarId, exampleGin, exampleNegroni } from '#server/features/examples.ts';
import { retireDrink } from '#server/features/own-drinks/own-drinks.ts';
import { editorOf } from '#server/features/own-items/own-items.ts';
import { action, mutation, query } from '#server/functions.ts';
import * as topics from '#server/topics.ts';
import { saveDraft, setDiscarded, unsavedDrafts } from './drafts.ts';
import { offerDrink } from './drink-creation.ts';
import { setHidden } from './hidden-advice.ts';
import { keptRecommendations, recommendIngredients } from './recommendations.ts';
import { searchDrinks } from './smart-search.ts';

const exampleVersion = 'a0PyBmSLwK4dpl7_9CEszF7g3-aF7qCBY3PTmXKyiYo';
const exampleDrink = '7b1f7f0e-5d6a-4c57-9a35-0a4a1d0f5b21';
const draft = {
  name: 'Meadow Lantern',
  description: 'Gin with garden herbs, honey and bright citrus.',
  instructions: 'Shake everything with ice for about 12 seconds. Strain into a chilled coupe.',
  ingredientIds: ['gin', 'lemon-juice', 'honey-syrup'],
  ingredientAmounts: ['1 ½ oz', '¾ oz', '½ oz'],
};

const recentDraft = {
  ...draft,
  draftId: exampleDrink,
  garnish: 'Lemon twist',
  imageUrl: 'data:image/svg+xml,…',
  hue: '#e8d9a0',
  alcoholContent: 17,
  remarks: [],
};

export const getIngredientRecommendations = action({
  summary: 'What to buy next, and what it would add to the menu',
  input: z.object({ barId }),
  example: {
    input: { barId: exampleBarId },
    result: {
      interpretation: 'Your shelf makes 12 drinks now. Gin would open the most: 2 more.',
      recommendations: [
        {
          ingredient: exampleGin,
          together: null,
          alsoNeeded: [],
          impact: 'high',
          newDrinksCount: 2,
          newDrinkNames: ['Gimlet', 'Negroni'],
          reason: 'Asked for by name in both recipes, and in 48 altogether.',
        },
      ],
      engine: 'house',
      version: exampleVersion,
    },
  },
  access: ownBar,
  run: (call) => recommendIngredients(call, call.granted),
});

export const getKeptRecommendations = query({
  summary: 'The last advice on what to buy without what is hidden, and what is hidden',
  input: z.object({ barId }),
  example: {
    input: { barId: exampleBarId },
    result: { hidden: [[exampleGin]], advice: null, isOfThisShelf: false },
  },
  access: ownBar,
  localized: true,
  reads: ({ barId }) => [...topics.menu(barId), ...topics.advice(barId)],
  run: (call) => keptRecommendations(call, call.granted),
});

export const hideRecommendation = mutation({
  summary: 'Hides a recommendation of these ingredients, or shows it again; free of charge',
  input: z.object({ barId, ingredientIds: recommendedIds, isHidden: z.boolean() }),
  example: {
    input: { barId: exampleBarId, ingredientIds: ['campari', 'sweet-vermouth'], isHidden: true },
    result: null,
  },
  access: ownBar,
  run: async ({ db, granted }, { ingredientIds, isHidden }) => {
    await setHidden(db, granted, ingredientIds, isHidden);
    return null;
  },
});

export const searchDrinksWithNaturalLanguage = action({
  summary: 'Drinks the bar can make now for what somebody feels like, in their own words',
  input: z.object({
    query: searchQuery,
    barId,
    unitPreference: z.optional(unitPreference),
    ...withoutFilter,
  }),
  example: {
    input: { query: 'bitter, before dinner', barId: exampleBarId },
    result: {
      searchInterpretation: 'Looking for something bitter as an aperitif.',
      recommendedDrinks: [
        {
          ...exampleNegroni,
          ingredients: [{ _id: 'campari', name: 'Campari', category: 'amari' }],
          ingredientAmounts: ['1 oz'],
          substitutions: [],
          matchReason: 'Bitter, as an aperitif: Campari.',
        },
      ],
      engine: 'house',
      help: null,
      rests: null,
      leaveOut: [],
    },
  },
  access: visitedBar,
  run: (call, { barId: _, unitPreference = defaultUnitPreference, ...question }) =>
    searchDrinks(call, call.granted, { ...question, unitPreference }),
});

export const generateAIDrinkData = action({
  summary: 'A new drink of what is on the shelf, to be confirmed within a day',
  input: z.object({
    barId,
    unitPreference: z._default(unitPreference, defaultUnitPreference),
    wish: z.optional(creationWish),
    variationOf: z.optional(draftId),
  }),
  example: {
    input: { barId: exampleBarId, wish: 'something short with honey' },
    result: { ...recentDraft, engine: 'house' },
  },
  access: ownBar,
  run: (call, { barId: _, ...steering }) => offerDrink(call, call.granted, steering),
});

export const getRecentDrafts = query({
  summary: 'The drinks that were offered to the bar in the last day and not saved, newest first',
  input: z.object({ barId, unitPreference: z._default(unitPreference, defaultUnitPreference) }),
  example: { input: { barId: exampleBarId }, result: [recentDraft] },
  access: ownBar,
  localized: true,
  reads: ({ barId }) => [...topics.menu(barId), topics.drafts(barId)],
  run: ({ db, granted, language }, input) =>
    unsavedDrafts(db, granted, language, input.unitPreference),
});

export const discardAIDrink = mutation({
  summary: 'Takes a drink that was offered off the list of drafts, or brings it back',
  input: z.object({ barId, draftId, isDiscarded: z.boolean() }),
  example: {
    input: { barId: exampleBarId, draftId: exampleDrink, isDiscarded: true },
    result: null,
  },
  access: ownBar,
  run: async ({ db, granted }, input) => {
    await setDiscarded(db, granted, input.draftId, input.isDiscarded);
    return null;
  },
});

export const saveConfirmedAIDrink = mutation({
  summary: "Puts a drink that was offered on the bar's menu; answers its id",
  input: z.intersection(z.object({ barId }), drinkDraft),
  example: { input: { barId: exampleBarId, ...draft }, result: exampleDrink },
  access: ownBar,
  run: (call, { barId: _, ...offered }) => saveDraft(call, call.granted, offered),
});

export const deleteAIDrink = mutation({
  summary: 'Takes a drink that was created for this bar off its menu',
  input: z.object({ barId, drinkId }),
  example: { input: { barId: exampleBarId, drinkId: exampleDrink }, result: null },
  access: ownBar,
  run: async ({ db, granted, viewer }, { drinkId }) => {
    await retireDrink(db, granted, drinkId, editorOf(viewer), { onlyAi: true });
    return null;
  },
});
