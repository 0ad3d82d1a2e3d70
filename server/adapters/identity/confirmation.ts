// Somebody else may have created an unconfirmed account, so the first confirmation ends their
// sessions.
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { jwtVerify } from 'jose';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { passwordProvider } from '#domain/auth/auth-config.ts';
import { disconnectIssuers } from '#server/adapters/identity/oidc/oidc-accounts.ts';
import type { Db } from '#server/db/database.ts';
import { deviceIn, forgetDevices } from './devices.ts';

/**
 * Accepts the token of a mailed link from a person who is signed in to that account: they have both
 * the mailbox and the password. Opening the link alone does nothing, so that neither the mailbox's
 * owner nor a mail scanner confirms a stranger's account.
 */
export function confirmation(db: Db): BetterAuthPlugin {
  return {
    id: 'confirmation',
    endpoints: {
      confirmEmail: createAuthEndpoint(
        '/confirm-email',
        {
          method: 'POST',
          body: z.object({ token: z.string() }),
          use: [sensitiveSessionMiddleware],
        },
        async (c) => {
          const { user, session } = c.context.session;
          const email = await emailIn(c.body.token, c.context.secret);
          if (!email) throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN' });
          if (email !== user.email) throw new APIError('FORBIDDEN', { code: 'ANOTHER_ACCOUNT' });
          if (await confirmInSession(db, user.id, session.id)) {
            const device = deviceIn(c.headers?.get('cookie'), c.context.secret);
            await forgetDevices(db, email, device);
          }
          return c.json({ status: true });
        },
      ),
    },
  };
}

async function emailIn(token: string, secret: string): Promise<string | undefined> {
  try {
    const key = new TextEncoder().encode(secret);
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
    return typeof payload.email === 'string' && !payload.updateTo ? payload.email : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps an issuer that is the only way to sign in. Returns whether this was the first confirmation.
 */
async function confirmInSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    with confirmed as (
      update auth."user" set "emailVerified" = true
      where id = ${userId} and not "emailVerified" returning id),
    ended as (
      delete from auth.session s using confirmed c where s."userId" = c.id and s.id <> ${sessionId}),
    disconnected as (
      delete from auth.account a using confirmed c
      where a."userId" = c.id and a."providerId" <> ${passwordProvider} and exists (
        select from auth.account p where p."userId" = c.id and p.password is not null))
    select from confirmed
  `.execute(db);
  return rows.length > 0;
}

/** The password becomes the only way to sign in, and confirms the address. */
export async function confirmByReset(db: Db, userId: string, hasMail: boolean): Promise<void> {
  await disconnectIssuers(db, userId);
  if (!hasMail) return;
  await sql`update auth."user" set "emailVerified" = true where id = ${userId}`.execute(db);
}
