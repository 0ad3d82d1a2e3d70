import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { sql } from 'kysely';
import { isEmail } from '#domain/auth/accounts.ts';
import type { Messages } from '#server/adapters/identity/messages.ts';
import type { Db } from '#server/db/database.ts';

/** The response time of the library's own route reveals whether the address has an account. */
export function resetRequests(db: Db, messages: Messages): BetterAuthPlugin {
  const handler = createAuthMiddleware(async ({ body, headers }) => {
    const { email } = (body ?? {}) as { email?: unknown };
    if (typeof email !== 'string' || !isEmail(email))
      throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL' });
    const address = email.trim().toLowerCase();
    const token = randomBytes(24).toString('base64url');
    const isTaken = await storeToken(db, address, token);
    await messages.reset({ email: address, token, isTaken }, headers);
    return { status: true };
  });
  const matcher = ({ path }: { path?: string }) => path === '/request-password-reset';
  return { id: 'reset-requests', hooks: { before: [{ matcher, handler }] } };
}

/** Stored as hashes, so that a reader of the database cannot use the mailed links. */
export async function hashedIdentifier(identifier: string): Promise<string> {
  return createHash('sha256').update(identifier).digest('base64url');
}

async function storeToken(db: Db, email: string, token: string): Promise<boolean> {
  const { rows } = await sql<{ isTaken: boolean }>`
    insert into auth.verification (id, identifier, value, "expiresAt")
    values (${randomUUID()}, ${await hashedIdentifier(`reset-password:${token}`)},
      coalesce((select id from auth."user" where email = ${email}), ''), now() + interval '1 hour')
    returning value <> '' as "isTaken"
  `.execute(db);
  return rows[0]?.isTaken ?? false;
}
