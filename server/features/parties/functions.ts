import * as z from 'zod/mini';
import { barId } from '#domain/bars/bars.schema.ts';
import {
  partyDescription,
  partyId,
  partyName,
  partyPreferences,
  respondentName,
  shareCodeInput,
} from '#domain/parties/parties.schema.ts';
import { ownBar } from '#server/features/bars/access.ts';
import { exampleBarId } from '#server/features/examples.ts';
import { requireDiskSpace } from '#server/features/installation/access.ts';
import { action, type Context, mutation, query } from '#server/functions.ts';
import { networkOf } from '#server/limits/network.ts';
import { anyone, guest } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import { ownParty } from './access.ts';
import * as parties from './parties.ts';
import * as responses from './responses.ts';
import { generateList } from './shopping-list.ts';

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
};

export const getCocktailPartiesForBar = query({
  summary: 'The parties of a bar, newest first',
  input: z.object({ barId }),
  example: { input: { barId: exampleBarId }, result: [exampleParty] },
  access: ownBar,
  reads: ({ barId }) => [topics.partiesOfBar(barId)],
  run: ({ db, granted }) => parties.listParties(db, granted),
});

export const getPartyDetails = query({
  summary: 'A party with what its last analysis came to',
  input: z.object({ partyId }),
  example: {
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
            confidence: 'high' as const,
            matchingGuests: 7,
            servings: 25,
            isPlain: false,
          },
        ],
        omittedDrinks: [
          {
            drinkName: 'Zombie',
            guests: 1,
            reason: 'purchases' as const,
            missing: ['Falernum', 'Dark rum'],
          },
        ],
        unservedGuests: [
          {
            responseId: '0d9a6f3e-5b7c-4f7e-8a51-3f1d2c4b5a69',
            guestName: 'Marta',
            people: 1,
            reason: 'nothing' as const,
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
          glasses: [{ glass: 'highball' as const, count: 7 }],
          fromShelf: ['Soda water'],
        },
      },
      generatedShoppingList: [
        {
          ingredientId: 'white-rum',
          ingredientName: 'White rum',
          category: 'spirits' as const,
          estimatedQuantity: '2 bottles (0.7 l)',
          priority: 'high' as const,
          isGarnish: false,
        },
      ],
    },
  },
  access: ownParty,
  localized: true,
  // Names of guests whom nothing suits and who must not have something are read from their responses.
  reads: ({ partyId }) => [topics.party(partyId), topics.responsesToParty(partyId)],
  run: (call) => parties.findParty(call, call.granted),
});

export const getPartyResponses = query({
  summary: 'What guests answered to an invitation, newest first, 500 at most',
  input: z.object({ partyId }),
  example: {
    input: { partyId: exampleId },
    result: [
      {
        _id: '0d9a6f3e-5b7c-4f7e-8a51-3f1d2c4b5a69',
        guestName: 'Marta',
        preferences: 'Niečo svieže s ginom, bez vajec',
        timestamp: 1_763_164_800_000,
      },
    ],
  },
  access: ownParty,
  reads: ({ partyId }) => [topics.responsesToParty(partyId)],
  run: ({ db, granted }) => responses.listResponses(db, granted),
});

/** Limits guesses of share codes, together with those of bar codes. */
function admitCode(call: Context, shareCode: string): Promise<void> {
  const { db, codeTries, address } = call;
  return codeTries.admit(address, async () => (await call.parties.byCode(db, shareCode)) !== null);
}

export const getCocktailPartyByShareCode = query({
  summary: 'The party behind the code of an invitation, or null when there is none',
  input: z.object({ shareCode: shareCodeInput }),
  example: {
    input: { shareCode: 'k7mq2a' },
    result: {
      name: 'Silvester',
      description: null,
      isActive: true,
      isVotingClosed: false,
      barName: 'Zlatá líška',
    },
  },
  access: anyone,
  admit: (call, { shareCode }) => admitCode(call, shareCode),
  reads: ({ shareCode }) => [topics.partyWithCode(shareCode)],
  run: (call, { shareCode }) => call.parties.byCode(call.db, shareCode),
});

export const getGuestResponse = query({
  summary: 'What this browser answered to an invitation last, or null',
  input: z.object({ shareCode: shareCodeInput }),
  example: {
    input: { shareCode: 'K7MQ2A' },
    result: { guestName: 'Marta', preferences: 'Something fresh with gin' },
  },
  access: guest,
  admit: (call, { shareCode }) => admitCode(call, shareCode),
  reads: ({ shareCode }, { guestKey }) => [
    topics.partyWithCode(shareCode),
    ...(guestKey ? [topics.responsesOfGuest(guestKey)] : []),
  ],
  localized: true,
  run: (call, { shareCode }) => responses.findGuestResponse(call, shareCode, call.granted),
});

export const createCocktailParty = mutation({
  summary: 'Creates a party and answers the share code of its invitation',
  input: z.object({ barId, name: partyName, description: z.optional(partyDescription) }),
  example: {
    input: { barId: exampleBarId, name: 'Silvester' },
    result: { partyId: exampleId, shareCode: 'K7MQ2A' },
  },
  access: ownBar,
  run: ({ db, granted }, { barId: _, ...fields }) => parties.createParty(db, granted, fields),
});

export const togglePartyStatus = mutation({
  summary: 'Deactivates an active party, activates an inactive one',
  input: z.object({ partyId }),
  example: { input: { partyId: exampleId }, result: { isActive: false } },
  access: ownParty,
  run: ({ db, granted }) => parties.toggleParty(db, granted),
});

export const closePartyVoting = mutation({
  summary: 'Ends the voting of a party that has responses. This cannot be undone',
  input: z.object({ partyId }),
  example: { input: { partyId: exampleId }, result: null },
  access: ownParty,
  run: async ({ db, granted }) => {
    await parties.closeVoting(db, granted);
    return null;
  },
});

export const submitGuestResponse = mutation({
  summary:
    'What a guest would like to drink at a party: `instead` of what the same browser sent last (`own`), or for somebody else (`none`); says whether and why it was taken, and to a guest who writes in despair whom to call',
  input: z.object({
    shareCode: shareCodeInput,
    preferences: partyPreferences,
    guestName: z.optional(respondentName),
    instead: z.optional(z.enum(['own', 'none'])),
  }),
  example: {
    input: { shareCode: 'K7MQ2A', preferences: 'Something fresh with gin', guestName: 'Marta' },
    result: { success: true, message: 'Your preferences have been submitted!' },
  },
  access: anyone,
  admit: async (call, { shareCode }) => {
    await admitCode(call, shareCode);
    requireDiskSpace(call);
    call.responseRate.take(networkOf(call.address));
  },
  prepare: (call, { preferences }) => responses.helpFor(preferences, call),
  run: ({ prepared: help, ...call }, { shareCode, ...response }) =>
    responses.submitResponse(call, shareCode, response, help),
});

export const generateShoppingList = action({
  summary: 'Chooses the drinks of a party by what its guests answered, and what to buy for them',
  input: z.object({ partyId }),
  example: {
    input: { partyId: exampleId },
    result: { success: true, message: 'Shopping list generated successfully!' },
  },
  access: ownParty,
  run: (call) => generateList(call, call.granted),
});
