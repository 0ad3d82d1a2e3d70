import * as z from 'zod/mini';
import {
  barCodeInput,
  barDescription,
  barId,
  barName,
  guestQuestionsPerNight,
  guestSharePercent,
  lateAfterMinutes,
  maxOpenOrders,
  maxOpenPerGuest,
  pauseLength,
  tableNames,
} from '#domain/bars/bars.schema.ts';
import { registerUser } from '#server/features/auth/users.ts';
import { guestNightOf } from '#server/features/credits/guest-night.ts';
import { type Context, mutation, query } from '#server/functions.ts';
import { anyone, requireIdentity, requireOwner, signedIn } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import { ownBar } from './access.ts';
import * as bars from './bars.ts';
import * as examples from './examples.ts';
import { endPause, startPause } from './pause.ts';

async function findBarByCode({ db, bars: lookups }: Pick<Context, 'db' | 'bars'>, barCode: string) {
  return bars.presentToGuest(await lookups.byCode(db, barCode));
}

export const getBarByCode = query({
  summary: 'Returns the bar with a guest code, or null if it does not exist or is deactivated.',
  input: z.object({ barCode: barCodeInput }),
  example: examples.getBarByCode,
  access: anyone,
  admit: (call, { barCode }) =>
    call.codeTries.admit(call.address, async () => (await findBarByCode(call, barCode)) !== null),
  reads: ({ barCode }) => [topics.barWithCode(barCode)],
  run: (call, { barCode }) => findBarByCode(call, barCode),
});

export const getUserBars = query({
  summary: 'Lists the bars of the account that the viewer acts for, oldest first.',
  input: z.object({}),
  example: examples.getUserBars,
  access: signedIn,
  reads: (_input, { identity }) => (identity ? [topics.barsOfAccount(identity.account.id)] : []),
  run: ({ db, granted }) => bars.listBars(db, granted.account.id),
});

export const getBarOrganization = query({
  summary:
    'Returns the organization that the viewer must act for to work at a bar, or null if none is needed.',
  input: z.object({ barId }),
  example: examples.getBarOrganization,
  access: signedIn,
  reads: ({ barId }, { identity }) => [
    topics.bar(barId),
    ...(identity ? [topics.accountsOfPerson(identity.subject)] : []),
  ],
  run: async ({ db, granted }, input) => ({
    organizationId: await bars.findOrganization(db, granted, input.barId),
  }),
});

export const createBar = mutation({
  summary: 'Creates a bar and returns its id.',
  input: z.object({ name: barName, description: z.optional(barDescription) }),
  example: examples.createBar,
  access: signedIn,
  run: async ({ db, granted }, input) => {
    await registerUser(db, granted);
    return bars.createBar(db, granted.account.id, input);
  },
});

export const updateBar = mutation({
  summary:
    'Opens or closes a bar, or allows substitutes. Owners can also rename, describe, activate or deactivate it, allow smart search for guests, limit their questions, spending and open orders, and name its tables.',
  input: z
    .object({
      barId,
      name: z.optional(barName),
      description: z.optional(barDescription),
      isActive: z.optional(z.boolean()),
      isOpen: z.optional(z.boolean()),
      allowsSubstitutes: z.optional(z.boolean()),
      allowsGuestSearch: z.optional(z.boolean()),
      guestQuestionsPerNight: z.optional(guestQuestionsPerNight),
      guestSharePercent: z.optional(guestSharePercent),
      maxOpenPerGuest: z.optional(maxOpenPerGuest),
      maxOpenOrders: z.optional(maxOpenOrders),
      lateAfterMinutes: z.optional(lateAfterMinutes),
      tables: z.optional(tableNames),
    })
    .check(z.refine((input) => Object.keys(input).length > 1, 'nothing to change')),
  example: examples.updateBar,
  access: ownBar,
  run: async ({ db, viewer, granted }, { barId: _id, ...changes }) => {
    const { isOpen: _open, allowsSubstitutes: _substitutes, ...ownersChanges } = changes;
    if (Object.keys(ownersChanges).length) requireOwner(viewer);
    await bars.updateBar(db, granted, changes);
    return null;
  },
});

export const pauseOrders = mutation({
  summary:
    'Stops orders at a bar for some minutes, or until somebody ends the pause. A running pause starts again.',
  input: z.object({ barId, minutes: pauseLength }),
  example: examples.pauseOrders,
  access: ownBar,
  run: async ({ db, granted }, { minutes }) => {
    await startPause(db, granted, minutes);
    return null;
  },
});

export const resumeOrders = mutation({
  summary: 'Ends the pause of a bar.',
  input: z.object({ barId }),
  example: examples.resumeOrders,
  access: ownBar,
  run: async ({ db, granted }) => {
    await endPause(db, granted);
    return null;
  },
});

export const getGuestNight = query({
  summary:
    'Returns what guests of a bar have spent tonight, and the balance at the start of the night, in dollars.',
  input: z.object({ barId }),
  example: examples.getGuestNight,
  access: ownBar,
  reads: ({ barId }, { identity }) => [
    topics.bar(barId),
    ...(identity ? [topics.credits(identity.account.id)] : []),
  ],
  run: ({ db, granted, viewer }) => guestNightOf(db, granted, requireIdentity(viewer).account),
});
