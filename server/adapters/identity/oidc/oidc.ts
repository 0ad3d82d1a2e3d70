// Session, organizations and token are the same as after a sign-in with a password.
import { randomBytes } from 'node:crypto';
import type { BetterAuthPlugin, GenericEndpointContext as Context } from 'better-auth';
import {
  APIError,
  createAuthEndpoint,
  formCsrfMiddleware,
  getSessionFromCtx,
  sensitiveSessionMiddleware,
} from 'better-auth/api';
import { expireCookie, setSessionCookie } from 'better-auth/cookies';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { failureParameter, type OidcFailure } from '#domain/auth/auth-config.ts';
import { type AppError, isAppError } from '#domain/errors.ts';
import { isInvitation, paths } from '#domain/routes.ts';
import { isWithinDailyLimit } from '#server/adapters/identity/daily-limit.ts';
import { deviceIn, isKnownDevice, rememberDevice } from '#server/adapters/identity/devices.ts';
import type { Messages } from '#server/adapters/identity/messages.ts';
import type { Db } from '#server/db/database.ts';
import { budgets } from '#server/limits/budgets.ts';
import { networkOf } from '#server/limits/network.ts';
import {
  connectPerson,
  createPerson,
  disconnectIssuers,
  findPerson,
  isTaken,
  linkByEmail,
} from './oidc-accounts.ts';
import type { OidcIssuer, Profile } from './oidc-issuer.ts';

export const oidcCallbackPath = '/oidc/callback';
export const oidcConnectPath = '/oidc/connect';

interface OidcDoorOptions {
  db: Db;
  issuer: OidcIssuer;
  log: FastifyBaseLogger;
  addressHeader: string;
  hasPasswords: boolean;
  issuerName: string;
  messages: Messages;
  /** Where addresses can be confirmed, only a confirmed account can connect an issuer. */
  hasMail: boolean;
}

interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
  /** The target page. */
  next: string;
  /** The signed-in person who connects the issuer to their account. */
  userId?: string;
  until: number;
}

interface Entered {
  userId: string;
  made?: 'account' | 'connection';
}

const attemptSeconds = 600;

class SignInFailed extends Error {
  readonly failure: OidcFailure;
  constructor(failure: OidcFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** A sign-in must not lead to another site, and a cookie has to hold the address. */
function isOwnPage(address: string): boolean {
  return /^\/bartender(?:[/?][!-[\]-~]{0,1000})?$/.test(address);
}

/** A failed sign-in returns to the page where it started. */
export function failurePage(failure: OidcFailure, next = paths.dashboard()): string {
  const page = next === paths.dashboard() || isInvitation(next) ? paths.signin(next) : next;
  return `${page}${page.includes('?') ? '&' : '?'}${failureParameter}=${failure}`;
}

export function oidcDoor(options: OidcDoorOptions): BetterAuthPlugin {
  const { db, issuer, log, addressHeader, hasPasswords, issuerName, messages, hasMail } = options;
  const { providerId } = issuer;
  const logUnavailable = (error: AppError) =>
    log.warn({ err: error, cause: String(error.cause) }, 'the OIDC issuer cannot be used');

  const start = async (c: Context, where: Pick<Attempt, 'next' | 'userId'>): Promise<string> => {
    const random = () => randomBytes(32).toString('base64url');
    const secrets = { state: random(), nonce: random(), verifier: random() };
    const attempt: Attempt = { ...secrets, ...where, until: Date.now() + attemptSeconds * 1000 };
    try {
      const url = await issuer.authorizationUrl(attempt);
      const cookie = attemptCookie(c);
      await c.setSignedCookie(
        cookie.name,
        JSON.stringify(attempt),
        c.context.secret,
        cookie.attributes,
      );
      return url;
    } catch (error) {
      if (!isAppError(error)) throw error;
      logUnavailable(error);
      throw new APIError('SERVICE_UNAVAILABLE', { code: 'ISSUER_UNAVAILABLE' });
    }
  };

  const signIn = async (profile: Profile, address: string): Promise<Entered> => {
    const known = await findPerson(db, providerId, profile);
    if (known) return { userId: known };
    const { email } = profile;
    if (!email) throw new SignInFailed('noEmail');
    const linked = await linkByEmail(db, providerId, profile);
    if (linked) return { userId: linked, made: 'connection' };
    const isSignUp = !(await isTaken(db, email));
    if (isSignUp && !(await isWithinDailyLimit(db, 'signUpFrom', networkOf(address))))
      throw new SignInFailed('tooManyTries');
    const created =
      (await createPerson(db, providerId, { ...profile, email })) ??
      // Created by a concurrent sign-in of the same person.
      (await findPerson(db, providerId, profile));
    if (!created) throw new SignInFailed(hasPasswords ? 'notConnected' : 'cannotConnect');
    return { userId: created, made: 'account' };
  };

  const connect = async (c: Context, { subject }: Profile, userId: string): Promise<void> => {
    const session = await getSessionFromCtx(c);
    if (session?.user.id !== userId) throw new SignInFailed('signInLost');
    if (!(await connectPerson(db, providerId, subject, userId)))
      throw new SignInFailed('connectedElsewhere');
    messages.connected(session.user.email, issuerName, c.headers);
  };

  const welcome = async (c: Context, email: string, made: Entered['made']): Promise<void> => {
    const device = deviceIn(c.headers?.get('cookie'), c.context.secret);
    const isKnown = device !== undefined && (await isKnownDevice(db, device, email));
    if (made === 'connection') messages.connected(email, issuerName, c.headers);
    else if (!made && !isKnown) messages.newDevice(email, c.headers);
    await rememberDevice(c, db, email);
  };

  const finish = async (c: Context, query: Answer, attempt: Attempt): Promise<void> => {
    if (query.error) throw new SignInFailed(failureOf(query.error));
    const { code, iss } = query;
    if (!code) throw new SignInFailed('issuerRefused');
    const profile = await issuer.profileOf({ code, iss }, attempt);
    if (attempt.userId) return connect(c, profile, attempt.userId);
    const { userId, made } = await signIn(profile, c.headers?.get(addressHeader) ?? '');
    const { internalAdapter } = c.context;
    const user = await internalAdapter.findUserById(userId);
    if (!user) throw new Error('the person of an account is missing');
    const session = await internalAdapter.createSession(userId);
    await setSessionCookie(c, { session, user });
    await welcome(c, user.email, made);
  };

  const failureFrom = (error: unknown): OidcFailure => {
    if (error instanceof SignInFailed) return error.failure;
    if (isAppError(error) && error.code === 'UNAVAILABLE') {
      logUnavailable(error);
      return 'issuerUnavailable';
    }
    if (isAppError(error) && error.code === 'UNAUTHORIZED') {
      log.warn({ cause: String(error.cause) }, 'a response of the OIDC issuer was refused');
      return 'issuerRefused';
    }
    log.error({ err: error }, 'a sign-in at the OIDC issuer failed');
    return 'unknown';
  };

  return {
    id: 'oidc',
    rateLimit: [
      {
        pathMatcher: (path) => path.startsWith('/oidc/'),
        window: 60,
        max: budgets.address.signUps.perMinute,
      },
    ],
    endpoints: {
      startOidc: createAuthEndpoint(
        '/oidc/start',
        { method: 'POST', body: z.object({ callbackURL: z.string() }), use: [formCsrfMiddleware] },
        async (c) => {
          const { callbackURL: next } = c.body;
          if (!isOwnPage(next)) throw new APIError('BAD_REQUEST', { code: 'INVALID_CALLBACK_URL' });
          return c.json({ url: await start(c, { next }) });
        },
      ),
      /** For a signed-in person, who confirms it with their password. */
      connectOidc: createAuthEndpoint(
        oidcConnectPath,
        {
          method: 'POST',
          body: z.object({ password: z.string() }),
          use: [sensitiveSessionMiddleware],
        },
        async (c) => {
          const { id: userId, email, emailVerified } = c.context.session.user;
          const { internalAdapter, password, secret } = c.context;
          if (hasMail && !emailVerified) {
            await messages.confirmAgain(email, secret, c.headers);
            throw new APIError('FORBIDDEN', { code: 'CONFIRM_BEFORE_CONNECTING' });
          }
          const hash = (await internalAdapter.findCredentialAccount(userId))?.password;
          if (!hash || !(await password.verify({ hash, password: c.body.password })))
            throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD' });
          return c.json({ url: await start(c, { next: paths.account(), userId }) });
        },
      ),
      disconnectOidc: createAuthEndpoint(
        '/oidc/disconnect',
        { method: 'POST', use: [sensitiveSessionMiddleware] },
        async (c) => {
          const { id: userId, email } = c.context.session.user;
          const hash = (await c.context.internalAdapter.findCredentialAccount(userId))?.password;
          if (!hash || !hasPasswords) throw new APIError('CONFLICT', { code: 'ONLY_WAY_IN' });
          if (await disconnectIssuers(db, userId))
            messages.disconnected(email, issuerName, c.headers);
          return c.json({ status: true });
        },
      ),
      finishOidc: createAuthEndpoint(oidcCallbackPath, { method: 'GET' }, async (c) => {
        const query = readAnswer(c.query);
        const attempt = await readAttempt(c);
        if (!attempt || attempt.state !== query.state) throw c.redirect(failurePage('signInLost'));
        expireCookie(c, attemptCookie(c));
        const failed = await finish(c, query, attempt).then(() => undefined, failureFrom);
        throw c.redirect(failed ? failurePage(failed, attempt.next) : attempt.next);
      }),
    },
  };
}

function attemptCookie(c: Context) {
  return c.context.createAuthCookie('oidc', { maxAge: attemptSeconds });
}

async function readAttempt(c: Context): Promise<Attempt | undefined> {
  const text = await c.getSignedCookie(attemptCookie(c).name, c.context.secret);
  if (!text) return undefined;
  const attempt: Attempt = JSON.parse(text);
  return attempt.until > Date.now() ? attempt : undefined;
}

type Answer = Partial<Record<'state' | 'code' | 'error' | 'iss', string>>;

/** A repeated parameter counts as missing. */
function readAnswer(query: unknown): Answer {
  const given = Object.entries(query ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(given);
}

/** The error codes of OAuth 2.0. */
function failureOf(error: string): OidcFailure {
  if (error === 'access_denied') return 'cancelled';
  const isTemporary = error === 'temporarily_unavailable' || error === 'server_error';
  return isTemporary ? 'issuerUnavailable' : 'issuerRefused';
}
