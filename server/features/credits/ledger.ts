// All changes lock the account's row first. Constraints of the tables guard the same rules.
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { openCredits } from './balance.ts';

/** `net` is the balance minus what the account owes. */
export interface LockedAccount {
  readonly id: string;
  net: number;
  reserved: number;
  spent: number;
}

export async function lock(tx: Tx, accountId: string): Promise<LockedAccount> {
  const balance = tx
    .selectFrom('credit_balances')
    .select(['balance_micros', 'reserved_micros', 'owed_micros', 'spent_micros'])
    .where('account_id', '=', accountId)
    .forUpdate();
  let row = await balance.executeTakeFirst();
  if (!row) {
    await openCredits(tx, accountId);
    row = await balance.executeTakeFirstOrThrow();
  }
  return {
    id: accountId,
    net: row.balance_micros - row.owed_micros,
    reserved: row.reserved_micros,
    spent: row.spent_micros,
  };
}

type NewEntry = Pick<Schema['credit_entries'], 'kind' | 'amount_micros' | 'source' | 'source_id'> &
  Partial<Pick<Schema['credit_entries'], 'feature' | 'purchase_id'>>;

export async function book(tx: Tx, account: LockedAccount, entry: NewEntry): Promise<void> {
  account.net += entry.amount_micros;
  await tx
    .insertInto('credit_entries')
    .values({ ...entry, account_id: account.id, net_after_micros: account.net })
    .execute();
  await saveBalance(tx, account);
}

export async function saveBalance(tx: Tx, account: LockedAccount): Promise<void> {
  await balanceUpdate(tx, account).execute();
}

/** The balance always covers the holds. The rest of a negative `net` is owed. */
export function balanceUpdate(
  db: Pick<Tx, 'updateTable'>,
  { id, net, reserved, spent }: LockedAccount,
) {
  const balance = Math.max(net, reserved);
  return db
    .updateTable('credit_balances')
    .set({
      balance_micros: balance,
      owed_micros: balance - net,
      reserved_micros: reserved,
      spent_micros: spent,
      // A hold alone does not change the balance.
      updated_at: sql`case when balance_micros - owed_micros = ${net}::bigint then updated_at else now() end`,
    })
    .where('account_id', '=', id);
}
