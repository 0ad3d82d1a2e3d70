import { type RawBuilder, sql } from 'kysely';
import type { CreditUsageStats, FeatureUsage } from '#domain/credits/credits.ts';
import type { AiFeature } from '#domain/mixologist/ai-features.ts';
import type { Db } from '#server/db/database.ts';
import { dollars } from './balance.ts';

const dayMs = 24 * 3_600_000;

/** By days of UTC, today last. */
export async function usageOf(db: Db, accountId: string, days: number): Promise<CreditUsageStats> {
  const dayOf = (time: RawBuilder<Date>) => sql<string>`(${time} at time zone 'utc')::date`;
  const created = dayOf(sql`created_at`);
  const today = dayOf(sql`now()`);
  const rows = await db
    .selectFrom('credit_holds')
    .select(({ fn }) => [
      sql<number>`${today} - ${created}`.as('daysAgo'),
      'feature',
      'engine',
      'state',
      fn.countAll<number>().as('count'),
      sql<number>`sum(amount_micros)::bigint`.as('micros'),
    ])
    .where('account_id', '=', accountId)
    .where('state', 'in', ['settled', 'free'])
    .where(
      'created_at',
      '>=',
      sql<Date>`(${today} - ${days - 1}::int)::timestamp at time zone 'utc'`,
    )
    .groupBy(['daysAgo', 'feature', 'engine', 'state'])
    .execute();
  return summarise(rows, days);
}

interface Uses {
  daysAgo: number;
  feature: AiFeature;
  engine: 'house' | 'model' | null;
  state: 'held' | 'settled' | 'free' | 'released';
  count: number;
  micros: number;
}

function summarise(rows: Uses[], days: number): CreditUsageStats {
  const micros = (uses: Uses[]) =>
    uses.reduce((sum, use) => sum + (use.state === 'settled' ? use.micros : 0), 0);
  const count = (uses: Uses[]) => uses.reduce((sum, use) => sum + use.count, 0);
  const ofFeature = (uses: Uses[]): FeatureUsage => ({
    count: count(uses),
    totalCost: dollars(micros(uses)),
    free: count(uses.filter(({ state }) => state === 'free')),
    byEngine: {
      house: count(uses.filter(({ engine }) => engine === 'house')),
      model: count(uses.filter(({ engine }) => engine === 'model')),
    },
  });
  const byFeature = Object.groupBy(rows, ({ feature }) => feature);
  const usageByType = Object.fromEntries(
    Object.entries(byFeature).map(([feature, uses]) => [feature, ofFeature(uses)]),
  );
  const daily = Array.from({ length: days }, (_, index) => {
    const daysAgo = days - 1 - index;
    const uses = rows.filter((row) => row.daysAgo === daysAgo);
    const day = new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
    return { day, count: count(uses), totalCost: dollars(micros(uses)) };
  });
  const totalCalls = count(rows);
  return {
    totalCalls,
    totalCost: dollars(micros(rows)),
    averageCostPerCall: totalCalls ? dollars(micros(rows) / totalCalls) : 0,
    usageByType,
    daily,
  };
}
