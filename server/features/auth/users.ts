import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/database.ts';
import { openCredits } from '#server/features/credits/balance.ts';
import type { Identity } from '#server/rpc/viewer.ts';

export async function registerUser(
  db: Db | Tx,
  { issuer, subject, email, name, account }: Identity,
): Promise<void> {
  await db
    .insertInto('users')
    .values({ issuer, subject, email, name })
    .onConflict((conflict) =>
      conflict
        .columns(['issuer', 'subject'])
        .doUpdateSet({ email, name })
        // Every visit registers, so an unchanged row is not written and notifies nobody.
        .where(
          sql<boolean>`(users.email, users.name) is distinct from (excluded.email, excluded.name)`,
        ),
    )
    .execute();
  await db
    .insertInto('accounts')
    .values({ ...account, issuer })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('account_people')
    .values({ account_id: account.id, issuer, subject })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await openCredits(db, account.id);
}

export async function findUser(db: Db, { issuer, subject }: Identity) {
  const user = await db
    .selectFrom('users')
    .select(['subject as _id', 'email', 'name'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return user ?? null;
}
