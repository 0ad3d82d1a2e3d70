import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { type JwtOptions, jwt } from 'better-auth/plugins';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { createRemoteJWKSet, customFetch } from 'jose';
import { sql } from 'kysely';
import { passwordLength } from '#domain/auth/accounts.ts';
import { type AuthConfig, configPath } from '#domain/auth/auth-config.ts';
import { AppError, isAppError } from '#domain/errors.ts';
import { confirmationPath } from '#domain/routes.ts';
import { isText } from '#domain/text/text.ts';
import { failurePage, oidcCallbackPath, oidcDoor } from '#server/adapters/identity/oidc/oidc.ts';
import { createOidcIssuer, type OidcOptions } from '#server/adapters/identity/oidc/oidc-issuer.ts';
import { passwordRules } from '#server/adapters/identity/passwords/password-rules.ts';
import { passwordsOff } from '#server/adapters/identity/passwords/passwords-off.ts';
import {
  hashedIdentifier,
  resetRequests,
} from '#server/adapters/identity/passwords/reset-requests.ts';
import { signInLimits } from '#server/adapters/identity/passwords/sign-in-limit.ts';
import type { SendMail } from '#server/adapters/mail/mailer.ts';
import type { Db } from '#server/db/database.ts';
import { budgets } from '#server/limits/budgets.ts';
import { networkOf } from '#server/limits/network.ts';
import { Rate } from '#server/limits/rate.ts';
import type { Turns } from '#server/limits/turns.ts';
import { personChecks } from './account-name.ts';
import { accountOverview } from './account-overview.ts';
import { confirmation } from './confirmation.ts';
import { deviceIn } from './devices.ts';
import { inviterChecks } from './inviter.ts';
import { confirmationSeconds, createMessages } from './messages.ts';
import { isOpenRoute } from './open-routes.ts';
import {
  isCurrent,
  organizationClaims,
  organizations,
  rememberOrganization,
} from './organizations.ts';
import { providerLog } from './provider-log.ts';
import { tokenFor } from './token-for.ts';
import type { TokenSource } from './verify.ts';

const basePath = '/api/auth';
// Not a URL: accounts belong to (issuer, subject), and must survive a change of port or host name.
const issuer = 'urn:barback:embedded';
const audience = 'barback';
/** The client's address. The server overwrites values from clients. */
const addressHeader = 'x-barback-address';

interface EmbeddedIdentityOptions {
  db: Db;
  publicUrl: string;
  linkOrigin: (host: string | null | undefined) => string;
  secret: string;
  sendMail: SendMail | undefined;
  log: FastifyBaseLogger;
  oidc: OidcOptions | undefined;
  hasPasswords: boolean;
  turns: Turns;
}

export type EmbeddedIdentity = ReturnType<typeof createEmbeddedIdentity>;

function providerOptions(options: EmbeddedIdentityOptions) {
  const { db, publicUrl, linkOrigin, secret, sendMail, log, oidc, hasPasswords } = options;
  const authUrl = `${publicUrl}${basePath}`;
  const messages = createMessages({ db, linkOrigin, sendMail, log });
  const hasMail = sendMail !== undefined;
  const tokens: JwtOptions = {
    disableSettingJwtHeader: true,
    jwks: { jwksPath: '/.well-known/jwks.json' },
    jwt: {
      issuer,
      audience,
      expirationTime: '5m',
      definePayload: async ({ user, session }) => ({
        email: user.email,
        name: user.name,
        sid: session.id,
        ...(await organizationClaims(db, session)),
      }),
    },
  };
  return {
    baseURL: publicUrl,
    basePath,
    secret,
    database: { db: db.withSchema('auth'), type: 'postgres', transaction: false },
    // Browsers set origin and host themselves. If they agree, the page is our own.
    trustedOrigins: (request) => {
      const host = request?.headers.get('host');
      return host ? [`http://${host}`, `https://${host}`] : [];
    },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: providerLog(log),
    },
    onAPIError: {
      onError: (error) => {
        const refusal = isAPIError(error) && (error.statusCode < 500 || error.statusCode === 503);
        if (!refusal) log.error({ err: error }, 'identity provider failed');
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      revokeSessionsOnPasswordReset: true,
    },
    verification: { storeIdentifier: { hash: hashedIdentifier } },
    ...(sendMail && {
      emailVerification: {
        sendOnSignUp: true,
        expiresIn: confirmationSeconds,
        sendVerificationEmail: async ({ user, token }, request) => {
          // Without a request this is the demo account, which has no mailbox.
          if (request) messages.confirmation(user.email, token, request.headers);
        },
      },
    }),
    hooks: signInLimits({ db, secret, addressHeader, messages }),
    databaseHooks: { user: personChecks, ...rememberOrganization(db) },
    // Renewed every hour, so that the list of sessions shows when each was used.
    session: { expiresIn: 7 * 86_400, updateAge: 3_600 },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rate_limit',
      customRules: {
        // Limited by sign-in-limit.ts, which knows devices.
        '/sign-in/email': false,
        '/sign-up/email': { window: 60, max: budgets.address.signUps.perMinute },
      },
    },
    advanced: {
      cookiePrefix: 'barback',
      disableOriginCheck: false,
      useSecureCookies: publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: [
      inviterChecks(messages, hasMail),
      passwordRules({ db, messages, hasMail }),
      confirmation(db),
      accountOverview(db, hasMail),
      organizations(db, messages.invitation),
      jwt(tokens),
      tokenFor(tokens),
      ...(oidc
        ? [
            oidcDoor({
              db,
              issuer: createOidcIssuer(oidc, `${authUrl}${oidcCallbackPath}`),
              log,
              addressHeader,
              hasPasswords,
              issuerName: oidc.name,
              messages,
              hasMail,
            }),
          ]
        : []),
      hasPasswords ? resetRequests(db, messages) : passwordsOff,
    ],
  } satisfies BetterAuthOptions;
}

export function createEmbeddedIdentity(options: EmbeddedIdentityOptions) {
  const calls = new Rate(budgets.address.identityCalls);
  const auth = betterAuth(providerOptions(options));
  const jwks = createRemoteJWKSet(
    new URL(`${options.publicUrl}${basePath}/.well-known/jwks.json`),
    {
      [customFetch]: async () => Response.json(await auth.api.getJwks()),
    },
  );
  const source: TokenSource = {
    issuer,
    audience,
    jwks,
    isCurrent: (payload) => isCurrent(options.db, payload),
  };

  return {
    source,
    /** Creates the signing key, because two simultaneous first visitors could each create one. */
    prepare: () => auth.api.getJwks(),
    async ensurePerson(body: { email: string; password: string; name: string }): Promise<string> {
      const { internalAdapter, password } = await auth.$context;
      const known = await internalAdapter.findUserByEmail(body.email, { includeAccounts: true });
      if (!known) return (await auth.api.signUpEmail({ body })).user.id;
      const hash = known.accounts.find(({ providerId }) => providerId === 'credential')?.password;
      if (!hash || !(await password.verify({ hash, password: body.password }))) {
        await internalAdapter.updatePassword(known.user.id, await password.hash(body.password));
        await internalAdapter.deleteUserSessions(known.user.id);
      }
      return known.user.id;
    },
    async lockOut(email: string): Promise<void> {
      const { internalAdapter } = await auth.$context;
      const known = await internalAdapter.findUserByEmail(email);
      if (!known) return;
      await sql`
        update auth.account set password = null where "userId" = ${known.user.id}
      `.execute(options.db);
      await internalAdapter.deleteUserSessions(known.user.id);
    },
    pageSources: {},
    mount(app: FastifyInstance) {
      const { hasPasswords, oidc } = options;
      const config: AuthConfig = {
        provider: 'embedded',
        hasPasswords,
        ...(oidc && { oidcName: oidc.name }),
      };
      app.get(configPath, async () => config);
      const answer = async (request: FastifyRequest): Promise<Response> => {
        const url = new URL(request.url, options.publicUrl);
        if (!isOpenRoute(url.pathname.slice(basePath.length)))
          throw new AppError('NOT_FOUND', null);
        // Guests on a bar's Wi-Fi cannot use up the limits of its owner's device.
        const device = deviceIn(request.headers.cookie, options.secret);
        const caller = device ? `device ${device}` : networkOf(request.ip);
        calls.take(caller);
        // Better Auth does not check texts, and the database would reject them.
        if (!isText([request.params, request.query, request.body])) {
          throw new AppError('INVALID_REQUEST', { issues: [] });
        }
        const headers = new Headers();
        for (const [name, value] of Object.entries(request.headers)) {
          if (value !== undefined) headers.set(name, String(value));
        }
        headers.set(addressHeader, request.ip);
        const body = request.body === undefined ? undefined : JSON.stringify(request.body);
        const providerRequest = new Request(url, { method: request.method, headers, body });
        // Calls that wait for an issuer must not delay other calls of the same address.
        const isAtIssuer = url.pathname.startsWith(`${basePath}/oidc/`);
        return options.turns.run(
          isAtIssuer ? `issuer ${caller}` : caller,
          () => auth.handler(providerRequest),
          budgets.address.callsWaiting,
        );
      };
      app.route({
        method: ['GET', 'POST'],
        url: `${basePath}/*`,
        exposeHeadRoute: false,
        handler: async (request, reply) => reply.send(await answer(request)),
      });
      app.get<{ Querystring: { token?: string } }>(
        `${basePath}/verify-email`,
        { exposeHeadRoute: false },
        async ({ query }, reply) => reply.redirect(confirmationPath(String(query.token ?? ''))),
      );
      // The browser itself is here, on its way back from the issuer, so an error must be a page.
      if (oidc) {
        app.get(
          `${basePath}${oidcCallbackPath}`,
          { exposeHeadRoute: false },
          async (request, reply) => {
            const response = await answer(request).catch((error) => {
              if (!isAppError(error)) {
                request.log.warn({ err: error }, 'a sign-in at the OIDC issuer was not completed');
              }
              return new Response(null, {
                status: isAppError(error) && error.code === 'TOO_MANY' ? 429 : 500,
              });
            });
            if (response.status < 400) return reply.send(response);
            return reply.redirect(
              failurePage(response.status === 429 ? 'tooManyTries' : 'unknown'),
            );
          },
        );
      }
    },
  };
}
