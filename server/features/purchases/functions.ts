import * as z from 'zod/mini';
import { purchaseAmount, purchaseId } from '#domain/credits/credits.schema.ts';
import { purchaseDollars } from '#domain/credits/credits.ts';
import { registerUser } from '#server/features/auth/users.ts';
import { action, query } from '#server/functions.ts';
import { signedIn } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import * as checkouts from './checkouts.ts';
import * as examples from './examples.ts';

export const getPurchaseOptions = query({
  summary:
    'Returns the range of amounts that can be bought at once, in dollars, whether it costs real money, and whether credits can be bought at all.',
  input: z.object({}),
  example: examples.getPurchaseOptions,
  access: signedIn,
  reads: () => [],
  run: async ({ payments }) => ({
    ...purchaseDollars,
    isTest: payments.name === 'local-test',
    isOpen: payments.isOpen,
  }),
});

export const getCreditPurchase = query({
  summary: 'Returns the status of a purchase.',
  input: z.object({ purchaseId }),
  example: examples.getCreditPurchase,
  access: signedIn,
  reads: (_input, { identity }) => (identity ? [topics.purchases(identity.account.id)] : []),
  run: ({ db, granted }, input) => checkouts.findPurchase(db, granted.account.id, input.purchaseId),
});

export const initiateCreditPurchase = action({
  summary: 'Opens a checkout in which any amount from $1 to $500 can be chosen.',
  input: z.object({ amount: purchaseAmount }),
  example: examples.initiateCreditPurchase,
  access: signedIn,
  run: async (call, { amount }) => {
    await registerUser(call.db, call.granted);
    return checkouts.initiatePurchase(call, {
      accountId: call.granted.account.id,
      key: call.callKey,
      requestedCents: Math.round(amount * 100),
      email: call.granted.email,
      language: call.language,
      origin: call.origin,
    });
  },
});
