import * as z from 'zod/mini';
import { barId } from '#domain/bars/bars.schema.ts';
import { statsDays, transactionLimit } from '#domain/credits/credits.schema.ts';
import { ownBar } from '#server/features/bars/access.ts';
import { exampleBarId } from '#server/features/examples.ts';
import { query } from '#server/functions.ts';
import { requireIdentity, signedIn } from '#server/rpc/access.ts';
import type { Viewer } from '#server/rpc/viewer.ts';
import * as topics from '#server/topics.ts';
import { balanceOf } from './balance.ts';
import { guestNightOf } from './guest-night.ts';
import { limitsOf } from './monthly-limits.ts';
import { transactionsOf } from './transactions.ts';
import { usageOf } from './usage-stats.ts';

function accountTopics(_input: unknown, { identity }: Viewer): string[] {
  return identity ? [topics.credits(identity.account.id)] : [];
}

export const getUserCreditBalance = query({
  summary: 'The credits of the account the viewer acts for, in dollars',
  input: z.object({}),
  example: {
    input: {},
    result: { balance: 4.997, totalSpent: 0.503, owed: 0, lastUpdate: 1_763_164_800_000 },
  },
  access: signedIn,
  reads: accountTopics,
  run: ({ db, granted }) => balanceOf(db, granted.account),
});

export const getGuestNight = query({
  summary: 'What guests of a bar have spent tonight, and the balance it began with, in dollars',
  input: z.object({ barId }),
  example: {
    input: { barId: exampleBarId },
    result: { balance: 0.5, spent: 0.012 },
  },
  access: ownBar,
  reads: (input, viewer) => [topics.bar(input.barId), ...accountTopics(input, viewer)],
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
  reads: accountTopics,
  run: (call, { limit }) => transactionsOf(call, call.granted.account.id, limit),
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
  reads: accountTopics,
  run: ({ db, granted }, { days }) => usageOf(db, granted.account.id, days),
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
  reads: accountTopics,
  run: ({ db, granted, aiRules }) => limitsOf(db, granted.account.id, aiRules.monthlyLimits),
});
