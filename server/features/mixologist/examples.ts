import { exampleBarId, exampleGin, exampleNegroni } from '#server/features/examples.ts';

const exampleVersion = 'a0PyBmSLwK4dpl7_9CEszF7g3-aF7qCBY3PTmXKyiYo';

const exampleDrink = '7b1f7f0e-5d6a-4c57-9a35-0a4a1d0f5b21';

const draft = {
  name: 'Meadow Lantern',
  description: 'Gin with garden herbs, honey and bright citrus.',
  instructions: 'Shake everything with ice for about 12 seconds. Strain into a chilled coupe.',
  ingredientIds: ['gin', 'lemon-juice', 'honey-syrup'],
  ingredientAmounts: ['1 ½ oz', '¾ oz', '½ oz'],
} as const;

const recentDraft = {
  ...draft,
  draftId: exampleDrink,
  garnish: 'Lemon twist',
  imageUrl: 'data:image/svg+xml,…',
  hue: '#e8d9a0',
  alcoholContent: 17,
  remarks: [],
} as const;

export const getIngredientRecommendations = {
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
} as const;

export const getKeptRecommendations = {
  input: { barId: exampleBarId },
  result: { hidden: [[exampleGin]], advice: null, isOfThisShelf: false },
} as const;

export const hideRecommendation = {
  input: { barId: exampleBarId, ingredientIds: ['campari', 'sweet-vermouth'], isHidden: true },
  result: null,
} as const;

export const searchDrinksWithNaturalLanguage = {
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
} as const;

export const generateAIDrinkData = {
  input: { barId: exampleBarId, wish: 'something short with honey' },
  result: { ...recentDraft, engine: 'house' },
} as const;

export const getRecentDrafts = { input: { barId: exampleBarId }, result: [recentDraft] } as const;

export const discardAIDrink = {
  input: { barId: exampleBarId, draftId: exampleDrink, isDiscarded: true },
  result: null,
} as const;

export const saveConfirmedAIDrink = {
  input: { barId: exampleBarId, ...draft },
  result: exampleDrink,
} as const;

export const deleteAIDrink = {
  input: { barId: exampleBarId, drinkId: exampleDrink },
  result: null,
} as const;
