import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api';
import { getJwtToken, type JwtOptions } from 'better-auth/plugins';
import * as z from 'zod/mini';

/**
 * A session has one active organization, but each tab may act for another. '' is the person alone.
 */
export function tokenFor(options: JwtOptions): BetterAuthPlugin {
  const query = z.object({ organizationId: z.string().check(z.maxLength(100)) });
  return {
    id: 'token-for',
    endpoints: {
      getTokenFor: createAuthEndpoint(
        '/token-for',
        { method: 'GET', query, requireHeaders: true, use: [sessionMiddleware] },
        async (call) => {
          const { session, user } = call.context.session;
          const activeOrganizationId = call.query.organizationId || null;
          call.context.session = { user, session: { ...session, activeOrganizationId } };
          return call.json({ token: await getJwtToken(call, options) });
        },
      ),
    },
  };
}
