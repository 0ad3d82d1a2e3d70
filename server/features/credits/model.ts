import { type RawBuilder, sql } from 'kysely';
import { type AiFeature, aiFeatureNames } from '#domain/ai-features.ts';
import type {
  CreditBalance,
  CreditTransaction,
  CreditUsageStats,
  FeatureUsage,
  MonthlyLimits,
} from '#domain/credits.ts';
import type { Language } from '#domain/languages.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { Identity } from '#server/rpc/viewer.ts';
import { nextMonth, thisMonth } from './month.ts';
import { describe } from './transaction-texts.ts';

/**
 * What an account begins with, by its kind. People have theirs once: whoever could make accounts of
 * another kind that begin with something would have it again and again.
 */
const initialMicros = { person: 500_000, organization: 0 } as const satisfies Record<
  Identity['account']['kind'],
  number
>;
const dayMs = 24 * 3_600_000;

/** Gives a registered account its credits to begin with, once. */
export async function openCredits(db: Db | Tx, accountId: string): Promise<void> {
  await sql`
    with opened as (
      insert into credit_balances (account_id, balance_micros)
      select id, case kind when 'person' then ${initialMicros.person}::bigint
        else ${initialMicros.organization}::bigint end
      from accounts where id = ${accountId}
      on conflict do nothing returning account_id, balance_micros)
    insert into credit_entries (account_id, kind, amount_micros, net_after_micros, source, source_id)
    select account_id, 'initial', balance_micros, balance_micros, 'account', account_id from opened
    where balance_micros > 0
  `.execute(db);
}

export async function balanceOf(db: Db, account: Identity['account']): Promise<CreditBalance> {
  const row = await db
    .selectFrom('credit_balances')
    .select(['balance_micros', 'spent_micros', 'owed_micros', 'updated_at'])
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  return {
    // Who has just signed in is not registered yet, and will have what they begin with.
    balance: dollars(row?.balance_micros ?? initialMicros[account.kind]),
    totalSpent: dollars(row?.spent_micros ?? 0),
    owed: dollars(row?.owed_micros ?? 0),
    lastUpdate: row?.updated_at.getTime() ?? null,
  };
}

/** The latest entries of an account's ledger. */
export async function transactionsOf(
  { db, language }: { db: Db; language: Language },
  accountId: string,
  limit: number,
): Promise<CreditTransaction[]> {
  const rows = await db
    .selectFrom('credit_entries as e')
    .leftJoin('credit_purchases as p', 'p.id', 'e.purchase_id')
    .select(['e.id', 'e.kind', 'e.amount_micros', 'e.feature', 'e.created_at', 'p.provider'])
    .where('e.account_id', '=', accountId)
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    _id: String(row.id),
    amount: dollars(row.amount_micros),
    type: row.kind,
    description: describe(row, language),
    timestamp: row.created_at.getTime(),
  }));
}

/** What AI did for an account in the last days, counted in days of UTC; today is the last. */
export async function usageOf(db: Db, accountId: string, days: number): Promise<CreditUsageStats> {
  const dayOf = (moment: RawBuilder<Date>) => sql<string>`(${moment} at time zone 'utc')::date`;
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

/** How much of this month's limits an account has used. */
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

function dollars(micros: number): number {
  return micros / 1_000_000;
}
