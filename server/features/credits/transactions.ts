import type { CreditTransaction } from '#domain/credits/credits.ts';
import type { Language } from '#domain/languages.ts';
import type { Db } from '#server/db/database.ts';
import { dollars } from './balance.ts';
import { describe } from './texts.ts';

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
