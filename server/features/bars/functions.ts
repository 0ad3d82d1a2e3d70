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
  summary: 'The bar behind a guest code, or null when there is none or it is deactivated',
  input: z.object({ barCode: barCodeInput }),
  example: examples.getBarByCode,
  access: anyone,
  admit: (call, { barCode }) =>
    call.codeTries.admit(call.address, async () => (await findBarByCode(call, barCode)) !== null),
  reads: ({ barCode }) => [topics.barWithCode(barCode)],
  run: (call, { barCode }) => findBarByCode(call, barCode),
});

export const getUserBars = query({
  summary: 'The bars of the account the viewer acts for, oldest first',
  input: z.object({}),
  example: examples.getUserBars,
  access: signedIn,
  reads: (_input, { identity }) => (identity ? [topics.barsOfAccount(identity.account.id)] : []),
  run: ({ db, granted }) => bars.listBars(db, granted.account.id),
});

export const getBarOrganization = query({
  summary: 'For which of their organizations the viewer has to act to work a bar; null: for none',
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
  summary: 'Creates a bar and answers its id',
  input: z.object({ name: barName, description: z.optional(barDescription) }),
  example: examples.createBar,
  access: signedIn,
  run: async ({ db, granted }, input) => {
    // The first bar may be created before the registration that follows a sign-in.
    await registerUser(db, granted);
    return bars.createBar(db, granted.account.id, input);
  },
});

export const updateBar = mutation({
  summary:
    'Opens or closes a bar, or lets it use substitutes; owners also rename, describe, activate or deactivate it, let its guests use smart search, limit what they ask, spend and have on the way, and name its tables',
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
    'A bar takes no orders for some minutes, or until somebody ends it; a running pause begins anew',
  input: z.object({ barId, minutes: pauseLength }),
  example: examples.pauseOrders,
  access: ownBar,
  run: async ({ db, granted }, { minutes }) => {
    await startPause(db, granted, minutes);
    return null;
  },
});

export const resumeOrders = mutation({
  summary: 'Ends the pause of a bar',
  input: z.object({ barId }),
  example: examples.resumeOrders,
  access: ownBar,
  run: async ({ db, granted }) => {
    await endPause(db, granted);
    return null;
  },
});

export const getGuestNight = query({
  summary: 'What guests of a bar have spent tonight, and the balance it began with, in dollars',
  input: z.object({ barId }),
  example: examples.getGuestNight,
  access: ownBar,
  reads: ({ barId }, { identity }) => [
    topics.bar(barId),
    ...(identity ? [topics.credits(identity.account.id)] : []),
  ],
  run: ({ db, granted, viewer }) => guestNightOf(db, granted, requireIdentity(viewer).account),
});
