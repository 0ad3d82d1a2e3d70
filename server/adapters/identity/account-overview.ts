import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { AccountOverview } from '#domain/auth/accounts.ts';
import { passwordProvider } from '#domain/auth/auth-config.ts';
import type { Db } from '#server/db/database.ts';
import { browserOf } from './browser-of.ts';

const maxShown = 50;

export function accountOverview(db: Db, hasMail: boolean): BetterAuthPlugin {
  return {
    id: 'account-overview',
    endpoints: {
      getAccountOverview: createAuthEndpoint(
        '/account/overview',
        { method: 'GET', use: [sensitiveSessionMiddleware] },
        async (c) => {
          const { user, session } = c.context.session;
          const overview: AccountOverview = {
            needsConfirmation: hasMail && !user.emailVerified,
            ...(await waysOf(db, user.id)),
            sessions: await sessionsOf(db, user.id, session.id),
          };
          return c.json(overview);
        },
      ),
      /** The tokens of an ended session are refused at once, also on open sockets. */
      endSession: createAuthEndpoint(
        '/account/end-session',
        {
          method: 'POST',
          body: z.object({ id: z.string() }),
          use: [sensitiveSessionMiddleware],
        },
        async (c) => {
          const { id: userId } = c.context.session.user;
          await sql`
            delete from auth.session where id = ${c.body.id} and "userId" = ${userId}
          `.execute(db);
          return c.json({ status: true });
        },
      ),
    },
  };
}

async function waysOf(db: Db, userId: string) {
  const { rows } = await sql<{ hasPassword: boolean; isConnected: boolean }>`
    select coalesce(bool_or(password is not null), false) as "hasPassword",
      coalesce(bool_or("providerId" <> ${passwordProvider}), false) as "isConnected"
    from auth.account where "userId" = ${userId}
  `.execute(db);
  return rows[0] ?? { hasPassword: false, isConnected: false };
}

async function sessionsOf(db: Db, userId: string, currentId: string) {
  const { rows } = await sql<{ id: string; userAgent: string | null; usedAt: Date }>`
    select id, "userAgent", "updatedAt" as "usedAt" from auth.session
    where "userId" = ${userId} and "expiresAt" > now()
    order by id = ${currentId} desc, "updatedAt" desc limit ${maxShown}::int
  `.execute(db);
  return rows.map(({ id, userAgent, usedAt }) => ({
    id,
    ...browserOf(userAgent ?? ''),
    lastUsedAt: new Date(usedAt).getTime(),
    isCurrent: id === currentId,
  }));
}
