import { sql } from 'kysely';
import type { CreditBalance } from '#domain/credits/credits.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { Identity } from '#server/rpc/viewer.ts';

/** By kind. An organization has none, because anyone can create many. */
const initialMicros = { person: 500_000, organization: 0 } as const satisfies Record<
  Identity['account']['kind'],
  number
>;
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
    // A person who has just signed in is not registered yet, and will have the initial credits.
    balance: dollars(row?.balance_micros ?? initialMicros[account.kind]),
    totalSpent: dollars(row?.spent_micros ?? 0),
    owed: dollars(row?.owed_micros ?? 0),
    lastUpdate: row?.updated_at.getTime() ?? null,
  };
}

export function dollars(micros: number): number {
  return micros / 1_000_000;
}
