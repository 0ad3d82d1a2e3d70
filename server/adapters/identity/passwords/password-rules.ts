import { readFileSync } from 'node:fs';
import type { BetterAuthPlugin, GenericEndpointContext as Context } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import { confirmByReset } from '#server/adapters/identity/confirmation.ts';
import { forgetDevices, rememberDevice } from '#server/adapters/identity/devices.ts';
import type { Messages } from '#server/adapters/identity/messages.ts';
import type { Db } from '#server/db/database.ts';
import { isGuessable } from './guessable.ts';
import { forgetTries } from './sign-in-limit.ts';

interface Owner {
  id?: string;
  email: string;
  name: string;
}

interface PasswordRuleOptions {
  db: Db;
  messages: Messages;
  /** Whether the link that sets a new password was mailed, which confirms the address. */
  hasMail: boolean;
}

/** The 10,000 most common passwords of at least eight characters, one per line. */
const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'),
);

export function passwordRules({ db, messages, hasMail }: PasswordRuleOptions): BetterAuthPlugin {
  /** The link is used up when the response is sent. */
  const resetting = new WeakMap<Request, Owner>();

  const check = createAuthMiddleware(async (c) => {
    const owner = await ownerOf(c);
    if (owner && c.request) resetting.set(c.request, owner);
    const { newPassword, password = newPassword } = (c.body ?? {}) as Record<string, unknown>;
    if (typeof password === 'string' && isGuessable(password, common, owner))
      throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_COMMON' });
    // Signs out anybody who knew the old password, whatever the browser requests.
    if (c.path === '/change-password')
      return { context: { body: { ...c.body, revokeOtherSessions: true } } };
  });

  const finish = createAuthMiddleware(async (c) => {
    if (isAPIError(c.context.returned)) return;
    const owner = c.request && resetting.get(c.request);
    if (!owner?.id) return;
    const { id, email } = owner;
    if (c.path === '/reset-password') {
      await confirmByReset(db, id, hasMail);
      await forgetDevices(db, email);
      await forgetTries(db, email);
      await rememberDevice(c, db, email);
    }
    messages.passwordChanged(email, c.headers);
  });

  const paths = ['/sign-up/email', '/change-password', '/reset-password'];
  const matcher = ({ path }: { path?: string }) => paths.includes(path ?? '');
  return {
    id: 'password-rules',
    hooks: { before: [{ matcher, handler: check }], after: [{ matcher, handler: finish }] },
  };
}

function shortText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 320) : '';
}

async function ownerOf(c: Context): Promise<Owner | undefined> {
  if (c.path === '/change-password') return (await getSessionFromCtx(c))?.user;
  const { email, name, token } = (c.body ?? {}) as Record<string, unknown>;
  if (c.path === '/sign-up/email') return { email: shortText(email), name: shortText(name) };
  const { internalAdapter } = c.context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${shortText(token)}`);
  const user = link?.value ? await internalAdapter.findUserById(link.value) : null;
  return user ?? undefined;
}
