import type { BetterAuthPlugin } from 'better-auth';
import {
  APIError,
  createAuthMiddleware,
  createEmailVerificationToken,
  getSessionFromCtx,
} from 'better-auth/api';
import type { Messages } from './messages.ts';

export const confirmationSeconds = 86_400;

/**
 * What is asked of an inviter before anything else. Where invitations are mailed, their own address
 * must be confirmed: anybody can sign up with any address, and invite strangers. Who has not
 * confirmed it is mailed the link once more.
 */
export function inviterChecks(messages: Messages, hasMail: boolean): BetterAuthPlugin {
  const handler = createAuthMiddleware(async (call) => {
    const session = hasMail && (await getSessionFromCtx(call));
    if (session && !session.user.emailVerified) {
      const { email } = session.user;
      const { secret } = call.context;
      messages.confirmation(
        email,
        await createEmailVerificationToken(secret, email, undefined, confirmationSeconds),
        call.headers,
      );
      throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED' });
    }
    // Sending again would go past the limits of a new invitation.
    return { context: { body: { ...call.body, resend: false } } };
  });
  const matcher = ({ path }: { path?: string }) => path === '/organization/invite-member';
  return { id: 'inviter-checks', hooks: { before: [{ matcher, handler }] } };
}
