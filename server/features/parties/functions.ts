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
import { requireDiskSpace } from '#server/features/installation/access.ts';
import { action, type Context, mutation, query } from '#server/functions.ts';
import { networkOf } from '#server/limits/network.ts';
import { anyone, guest } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import { ownParty } from './access.ts';
import * as examples from './examples.ts';
import * as parties from './parties.ts';
import * as responses from './responses.ts';
import { generateList } from './shopping-list.ts';

export const getCocktailPartiesForBar = query({
  summary: 'Lists the parties of a bar, newest first.',
  input: z.object({ barId }),
  example: examples.getCocktailPartiesForBar,
  access: ownBar,
  reads: ({ barId }) => [topics.partiesOfBar(barId)],
  run: ({ db, granted }) => parties.listParties(db, granted),
});

export const getPartyDetails = query({
  summary: 'Returns a party with the results of its last analysis.',
  input: z.object({ partyId }),
  example: examples.getPartyDetails,
  access: ownParty,
  localized: true,
  // The names of guests with restrictions or without a suitable drink come from their responses.
  reads: ({ partyId }) => [topics.party(partyId), topics.responsesToParty(partyId)],
  run: (call) => parties.findParty(call, call.granted),
});

export const getPartyResponses = query({
  summary: 'Lists the responses to an invitation, newest first, at most 500.',
  input: z.object({ partyId }),
  example: examples.getPartyResponses,
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
  summary: 'Returns the party with the code of an invitation, or null.',
  input: z.object({ shareCode: shareCodeInput }),
  example: examples.getCocktailPartyByShareCode,
  access: anyone,
  admit: (call, { shareCode }) => admitCode(call, shareCode),
  reads: ({ shareCode }) => [topics.partyWithCode(shareCode)],
  run: (call, { shareCode }) => call.parties.byCode(call.db, shareCode),
});

export const getGuestResponse = query({
  summary: "Returns this browser's last response to an invitation, or null.",
  input: z.object({ shareCode: shareCodeInput }),
  example: examples.getGuestResponse,
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
  summary: 'Creates a party and returns the share code of its invitation.',
  input: z.object({ barId, name: partyName, description: z.optional(partyDescription) }),
  example: examples.createCocktailParty,
  access: ownBar,
  run: ({ db, granted }, { barId: _, ...fields }) => parties.createParty(db, granted, fields),
});

export const togglePartyStatus = mutation({
  summary: 'Deactivates an active party, or activates an inactive one.',
  input: z.object({ partyId }),
  example: examples.togglePartyStatus,
  access: ownParty,
  run: ({ db, granted }) => parties.toggleParty(db, granted),
});

export const closePartyVoting = mutation({
  summary: 'Ends the voting of a party that has responses. This cannot be undone.',
  input: z.object({ partyId }),
  example: examples.closePartyVoting,
  access: ownParty,
  run: async ({ db, granted }) => {
    await parties.closeVoting(db, granted);
    return null;
  },
});

export const submitGuestResponse = mutation({
  summary:
    'Submits what a guest would like to drink at a party. `instead`: replaces the last response of the same browser (`own`), or is for somebody else (`none`). Returns whether and why it was accepted, and to a desperate guest whom to call.',
  input: z.object({
    shareCode: shareCodeInput,
    preferences: partyPreferences,
    guestName: z.optional(respondentName),
    instead: z.optional(z.enum(['own', 'none'])),
  }),
  example: examples.submitGuestResponse,
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
  summary:
    'Chooses the drinks of a party from the responses of its guests, and what to buy for them.',
  input: z.object({ partyId }),
  example: examples.generateShoppingList,
  access: ownParty,
  run: (call) => generateList(call, call.granted),
});
