import * as z from 'zod/mini';
import { barId } from '#domain/bars.schema.ts';
import { purchaseAmount, purchaseId, statsDays, transactionLimit } from '#domain/credits.schema.ts';
import { purchaseDollars } from '#domain/credits.ts';
import { registerUser } from '#server/features/auth/model.ts';
import { ownBar } from '#server/features/bars/access.ts';
import { action, query } from '#server/functions.ts';
import { requireIdentity, signedIn } from '#server/rpc/access.ts';
import type { Viewer } from '#server/rpc/viewer.ts';
import * as topics from '#server/topics.ts';
import { guestNightOf } from './guest-night.ts';
import * as credits from './model.ts';
import * as purchases from './purchases.ts';

const examplePurchase = '7c3f8a52-0d1e-4b55-9d2c-3a1c9be1a2f4';

const ofAccount =
  (topic: (accountId: string) => string) =>
  (_input: unknown, { identity }: Viewer) =>
    identity ? [topic(identity.account.id)] : [];

export const getUserCreditBalance = query({
  summary: 'The credits of the account the viewer acts for, in dollars',
  input: z.object({}),
  example: {
    input: {},
    result: { balance: 4.997, totalSpent: 0.503, owed: 0, lastUpdate: 1_763_164_800_000 },
  },
  access: signedIn,
  reads: ofAccount(topics.credits),
  run: ({ db, granted }) => credits.balanceOf(db, granted.account),
});

export const getGuestNight = query({
  summary: 'What guests of a bar have spent tonight, and the balance it began with, in dollars',
  input: z.object({ barId }),
  example: {
    input: { barId: '5f0c1a52-7d0e-4a55-9d2c-3a1c9be1a2f4' },
    result: { balance: 0.5, spent: 0.012 },
  },
  access: ownBar,
  reads: (input, viewer) => [topics.bar(input.barId), ...ofAccount(topics.credits)(input, viewer)],
  run: ({ db, granted, viewer }) => guestNightOf(db, granted, requireIdentity(viewer).account),
});

export const getCreditTransactions = query({
  summary: 'The latest changes of the balance, newest first',
  input: z.object({ limit: transactionLimit }),
  example: {
    input: { limit: 10 },
    result: [
      {
        _id: '7',
        amount: -0.003,
        type: 'usage',
        description: 'Smart search',
        timestamp: 1_763_164_800_000,
      },
    ],
  },
  access: signedIn,
  localized: true,
  reads: ofAccount(topics.credits),
  run: (call, { limit }) => credits.transactionsOf(call, call.granted.account.id, limit),
});

export const getCreditUsageStats = query({
  summary: 'What AI did in the last days, and what it cost, in dollars',
  input: z.object({ days: statsDays }),
  example: {
    input: { days: 1 },
    result: {
      totalCalls: 2,
      totalCost: 0.003,
      averageCostPerCall: 0.0015,
      usageByType: {
        smartSearch: { count: 2, totalCost: 0.003, free: 1, byEngine: { house: 1, model: 1 } },
      },
      daily: [{ day: '2025-11-15', count: 2, totalCost: 0.003 }],
    },
  },
  access: signedIn,
  reads: ofAccount(topics.credits),
  run: ({ db, granted }, { days }) => credits.usageOf(db, granted.account.id, days),
});

export const getMonthlyLimits = query({
  summary: "How much of this month's limits is used, by feature",
  input: z.object({}),
  example: {
    input: {},
    result: {
      features: {
        smartSearch: { used: 12, limit: 200 },
        ingredientRecommendations: { used: 0, limit: 100 },
        partyAnalysis: { used: 1, limit: 30 },
        drinkCreation: { used: 3, limit: 50 },
      },
      resetsAt: 1_764_547_200_000,
    },
  },
  access: signedIn,
  reads: ofAccount(topics.credits),
  run: ({ db, granted, aiRules }) =>
    credits.limitsOf(db, granted.account.id, aiRules.monthlyLimits),
});

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
  reads: ofAccount(topics.purchases),
  run: ({ db, granted }, input) => purchases.findPurchase(db, granted.account.id, input.purchaseId),
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
    return purchases.initiatePurchase(call, {
      accountId: call.granted.account.id,
      key: call.callKey,
      requestedCents: Math.round(amount * 100),
      email: call.granted.email,
      language: call.language,
    });
  },
});
