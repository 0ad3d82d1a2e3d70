import { sql } from 'kysely';
import type { MonthlyLimits } from '#domain/credits/credits.ts';
import { AppError } from '#domain/errors.ts';
import { type AiFeature, aiFeatureNames } from '#domain/mixologist/ai-features.ts';
import type { Db } from '#server/db/database.ts';

export async function limitsOf(
  db: Db,
  accountId: string,
  limits: Record<AiFeature, number>,
): Promise<MonthlyLimits> {
  const rows = await db
    .selectFrom('credit_holds')
    .select(({ fn }) => ['feature', fn.countAll<number>().as('used')])
    .where('account_id', '=', accountId)
    .where('state', 'in', ['held', 'settled'])
    .where('created_at', '>=', thisMonth)
    .groupBy('feature')
    .execute();
  const used = new Map(rows.map((row) => [row.feature, row.used]));
  const features = aiFeatureNames.map((name) => [
    name,
    { used: used.get(name) ?? 0, limit: limits[name] },
  ]);
  return { features: Object.fromEntries(features), resetsAt: nextMonth() };
}

export function requireWithinLimit(feature: AiFeature, used: number, limit: number): void {
  if (used >= limit) throw new AppError('USAGE_LIMIT', { feature, limit, resetsAt: nextMonth() });
}

function nextMonth(now = new Date()): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
}

/** By the clock of the database. */
export const thisMonth = sql<Date>`date_trunc('month', now() at time zone 'utc') at time zone 'utc'`;
