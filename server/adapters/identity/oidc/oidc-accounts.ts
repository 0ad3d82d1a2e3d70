// People are known by (issuer, subject). An address alone opens no account, since others can claim
// it.
import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { passwordProvider } from '#domain/auth/auth-config.ts';
import { accountName } from '#server/adapters/identity/account-name.ts';
import type { Db } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/unavailable.ts';
import type { Profile } from './oidc-issuer.ts';

export async function findPerson(
  db: Db,
  providerId: string,
  { subject, email, isEmailVerified }: Profile,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select "userId" as id from auth.account
    where "providerId" = ${providerId} and "accountId" = ${subject}
  `.execute(db);
  const id = rows[0]?.id;
  if (id && email && isEmailVerified) {
    await sql`
      update auth."user" set "emailVerified" = true
      where id = ${id} and email = ${email} and not "emailVerified"
    `.execute(db);
  }
  return id;
}

/**
 * Both sides must have confirmed the address: the issuer and the account. An account that is linked
 * to another person at this issuer stays theirs, since issuers reassign addresses.
 */
export async function linkByEmail(
  db: Db,
  providerId: string,
  { subject, email, isEmailVerified }: Profile,
): Promise<string | undefined> {
  if (!email || !isEmailVerified) return undefined;
  return insertAccount(
    db,
    sql<{ id: string }>`
      insert into auth.account (id, "accountId", "providerId", "userId", "updatedAt")
      select ${randomUUID()}, ${subject}, ${providerId}, u.id, now() from auth."user" u
      where u.email = ${email} and u."emailVerified" and not exists (
        select from auth.account a where a."userId" = u.id and a."providerId" = ${providerId})
      returning "userId" as id
    `,
  );
}

export async function isTaken(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select from auth."user" where email = ${email}`.execute(db);
  return rows.length > 0;
}

/** The account has no password. Returns the id, or undefined if the address is taken. */
export async function createPerson(
  db: Db,
  providerId: string,
  { subject, email, isEmailVerified, name }: Profile & { email: string },
): Promise<string | undefined> {
  return insertAccount(
    db,
    sql<{ id: string }>`
      with person as (
        insert into auth."user" (id, name, email, "emailVerified")
        values (${randomUUID()}, ${accountName(name)}, ${email}, ${isEmailVerified})
        on conflict (email) do nothing
        returning id)
      insert into auth.account (id, "accountId", "providerId", "userId", "updatedAt")
      select ${randomUUID()}, ${subject}, ${providerId}, id, now() from person
      returning "userId" as id
    `,
  );
}

/** False if the issuer's person is linked to another account. */
export async function connectPerson(
  db: Db,
  providerId: string,
  subject: string,
  userId: string,
): Promise<boolean> {
  await sql`
    insert into auth.account (id, "accountId", "providerId", "userId", "updatedAt")
    values (${randomUUID()}, ${subject}, ${providerId}, ${userId}, now())
    on conflict do nothing
  `.execute(db);
  const { rows } = await sql`
    select from auth.account
    where "providerId" = ${providerId} and "accountId" = ${subject} and "userId" = ${userId}
  `.execute(db);
  return rows.length > 0;
}

/** Leaves the password as the only way into an account. Returns whether there was another. */
export async function disconnectIssuers(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from auth.account where "userId" = ${userId} and "providerId" <> ${passwordProvider}
    returning id
  `.execute(db);
  return rows.length > 0;
}

/** Also undefined if a concurrent sign-in of the same person was faster. */
async function insertAccount(
  db: Db,
  statement: RawBuilder<{ id: string }>,
): Promise<string | undefined> {
  const { rows } = await statement.execute(db).catch((error) => {
    if (isUniqueViolation(error)) return { rows: [] };
    throw error;
  });
  return rows[0]?.id;
}
