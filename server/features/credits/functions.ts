import * as z from 'zod/mini';
import { statsDays, transactionLimit } from '#domain/credits/credits.schema.ts';
import { query } from '#server/functions.ts';
import { signedIn } from '#server/rpc/access.ts';
import type { Viewer } from '#server/rpc/viewer.ts';
import * as topics from '#server/topics.ts';
import { balanceOf } from './balance.ts';
import * as examples from './examples.ts';
import { limitsOf } from './monthly-limits.ts';
import { transactionsOf } from './transactions.ts';
import { usageOf } from './usage-stats.ts';

function accountTopics(_input: unknown, { identity }: Viewer): string[] {
  return identity ? [topics.credits(identity.account.id)] : [];
}

export const getUserCreditBalance = query({
  summary: 'Returns the credits of the account that the viewer acts for, in dollars.',
  input: z.object({}),
  example: examples.getUserCreditBalance,
  access: signedIn,
  reads: accountTopics,
  run: ({ db, granted }) => balanceOf(db, granted.account),
});

export const getCreditTransactions = query({
  summary: 'Lists the latest changes of the balance, newest first.',
  input: z.object({ limit: transactionLimit }),
  example: examples.getCreditTransactions,
  access: signedIn,
  localized: true,
  reads: accountTopics,
  run: (call, { limit }) => transactionsOf(call, call.granted.account.id, limit),
});

export const getCreditUsageStats = query({
  summary: 'Returns the AI usage of the last days and its cost, in dollars.',
  input: z.object({ days: statsDays }),
  example: examples.getCreditUsageStats,
  access: signedIn,
  reads: accountTopics,
  run: ({ db, granted }, { days }) => usageOf(db, granted.account.id, days),
});

export const getMonthlyLimits = query({
  summary: "Returns the used part of this month's limits, by feature.",
  input: z.object({}),
  example: examples.getMonthlyLimits,
  access: signedIn,
  reads: accountTopics,
  run: ({ db, granted, aiRules }) => limitsOf(db, granted.account.id, aiRules.monthlyLimits),
});
