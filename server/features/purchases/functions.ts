import * as z from 'zod/mini';
import { purchaseAmount, purchaseId } from '#domain/credits/credits.schema.ts';
import { purchaseDollars } from '#domain/credits/credits.ts';
import { registerUser } from '#server/features/auth/users.ts';
import { action, query } from '#server/functions.ts';
import { signedIn } from '#server/rpc/access.ts';
import * as topics from '#server/topics.ts';
import * as checkouts from './checkouts.ts';

const examplePurchase = '7c3f8a52-0d1e-4b55-9d2c-3a1c9be1a2f4';

export const getPurchaseOptions = query({
  summary:
    'How much can be bought at once, in dollars, whether it costs real money, and whether at all',
  input: z.object({}),
  example: { input: {}, result: { least: 1, most: 500, preset: 5, isTest: true, isOpen: true } },
  access: signedIn,
  reads: () => [],
  run: async ({ payments }) => ({
    ...purchaseDollars,
    isTest: payments.name === 'local-test',
    isOpen: payments.isOpen,
  }),
});

export const getCreditPurchase = query({
  summary: 'What has become of a purchase',
  input: z.object({ purchaseId }),
  example: {
    input: { purchaseId: examplePurchase },
    result: {
      _id: examplePurchase,
      status: 'paid',
      amount: 5,
      isTest: false,
      timestamp: 1_763_164_800_000,
    },
  },
  access: signedIn,
  reads: (_input, { identity }) => (identity ? [topics.purchases(identity.account.id)] : []),
  run: ({ db, granted }, input) => checkouts.findPurchase(db, granted.account.id, input.purchaseId),
});

export const initiateCreditPurchase = action({
  summary: 'Opens a checkout in which any amount from $1 to $500 can be chosen',
  input: z.object({ amount: purchaseAmount }),
  example: {
    input: { amount: 5 },
    result: {
      success: true,
      checkoutUrl: 'https://checkout.example/pay/c1',
      purchaseId: examplePurchase,
    },
  },
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
