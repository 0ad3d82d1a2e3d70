import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type { Messages } from './messages.ts';

/** Anybody can sign up with any address and invite strangers, so the inviter must confirm it. */
export function inviterChecks(messages: Messages, hasMail: boolean): BetterAuthPlugin {
  const handler = createAuthMiddleware(async (call) => {
    const session = hasMail && (await getSessionFromCtx(call));
    if (session && !session.user.emailVerified) {
      await messages.confirmAgain(session.user.email, call.context.secret, call.headers);
      throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED' });
    }
    return { context: { body: { ...call.body, resend: false } } };
  });
  const matcher = ({ path }: { path?: string }) => path === '/organization/invite-member';
  return { id: 'inviter-checks', hooks: { before: [{ matcher, handler }] } };
}
