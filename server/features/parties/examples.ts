import { exampleBarId } from '#server/features/examples.ts';

const exampleId = 'b7a1c9be-1a2f-4d0e-8a55-3a1c5f0c9d2c';

const exampleParty = {
  _id: exampleId,
  _creationTime: 1_763_164_800_000,
  barId: exampleBarId,
  name: 'Silvester',
  description: null,
  shareCode: 'K7MQ2A',
  isActive: true,
  isVotingClosed: false,
  responsesCount: 12,
  shoppingListGenerated: true,
} as const;

export const getCocktailPartiesForBar = {
  input: { barId: exampleBarId },
  result: [exampleParty],
} as const;

export const getPartyDetails = {
  input: { partyId: exampleId },
  result: {
    ...exampleParty,
    isListFinal: false,
    analysisResults: {
      summary: '12 guests: most would like something fresh, and two drink no alcohol.',
      analysedAt: 1_763_168_400_000,
      responsesRead: 12,
      newResponses: 0,
      drinkRecommendations: [
        {
          drinkId: 'mojito',
          drinkName: 'Mojito',
          imageUrl: '/pictures/mojito/0a1b2c3d4e5f.svg',
          hue: '#b9d67a',
          confidence: 'high',
          matchingGuests: 7,
          servings: 25,
          isPlain: false,
        },
      ],
      omittedDrinks: [
        {
          drinkName: 'Zombie',
          guests: 1,
          reason: 'purchases',
          missing: ['Falernum', 'Dark rum'],
        },
      ],
      unservedGuests: [
        {
          responseId: '0d9a6f3e-5b7c-4f7e-8a51-3f1d2c4b5a69',
          guestName: 'Marta',
          people: 1,
          reason: 'nothing',
          nearest: 'Mojito',
        },
      ],
      guestNeeds: [
        {
          guestName: 'Marta',
          people: 1,
          needs: ['no nuts'],
          notFor: ['Mai Tai'],
          toCheck: [],
        },
      ],
      assumed: { servings: 3, hours: null },
      supplies: {
        iceKg: 6,
        glasses: [{ glass: 'highball', count: 7 }],
        fromShelf: ['Soda water'],
      },
    },
    generatedShoppingList: [
      {
        ingredientId: 'white-rum',
        ingredientName: 'White rum',
        category: 'spirits',
        estimatedQuantity: '2 bottles (0.7 l)',
        priority: 'high',
        isGarnish: false,
      },
    ],
  },
} as const;

export const getPartyResponses = {
  input: { partyId: exampleId },
  result: [
    {
      _id: '0d9a6f3e-5b7c-4f7e-8a51-3f1d2c4b5a69',
      guestName: 'Marta',
      preferences: 'Niečo svieže s ginom, bez vajec',
      timestamp: 1_763_164_800_000,
    },
  ],
} as const;

export const getCocktailPartyByShareCode = {
  input: { shareCode: 'k7mq2a' },
  result: {
    name: 'Silvester',
    description: null,
    isActive: true,
    isVotingClosed: false,
    barName: 'Zlatá líška',
  },
} as const;

export const getGuestResponse = {
  input: { shareCode: 'K7MQ2A' },
  result: { guestName: 'Marta', preferences: 'Something fresh with gin' },
} as const;

export const createCocktailParty = {
  input: { barId: exampleBarId, name: 'Silvester' },
  result: { partyId: exampleId, shareCode: 'K7MQ2A' },
} as const;

export const togglePartyStatus = {
  input: { partyId: exampleId },
  result: { isActive: false },
} as const;

export const closePartyVoting = { input: { partyId: exampleId }, result: null } as const;

export const submitGuestResponse = {
  input: { shareCode: 'K7MQ2A', preferences: 'Something fresh with gin', guestName: 'Marta' },
  result: { success: true, message: 'Your preferences have been submitted!' },
} as const;

export const generateShoppingList = {
  input: { partyId: exampleId },
  result: { success: true, message: 'Shopping list generated successfully!' },
} as const;
