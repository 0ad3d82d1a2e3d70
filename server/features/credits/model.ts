import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/database.ts';

const initialMicros = 500_000;

/** Gives an account its credits to begin with, once. */
export async function openCredits(db: Db | Tx, accountId: string): Promise<void> {
  await sql`
    with opened as (
      insert into credit_balances (account_id, balance_micros) values (${accountId}, ${initialMicros})
      on conflict do nothing returning account_id, balance_micros)
    insert into credit_entries (account_id, kind, amount_micros, net_after_micros, source, source_id)
    select account_id, 'initial', balance_micros, balance_micros, 'account', account_id from opened
  `.execute(db);
}
