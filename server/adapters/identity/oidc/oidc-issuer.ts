import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { isEmail, maxAccountNameLength } from '#domain/auth/accounts.ts';
import { AppError } from '#domain/errors.ts';
import { isText } from '#domain/text/text.ts';
import { tidyLine } from '#domain/text/tidy-text.ts';
import { readToken } from '#server/adapters/identity/verify.ts';
import { boundedFetch, objectIn, timeoutMs, unavailable } from './bounded-fetch.ts';

export interface OidcOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
  scopes: string;
}

export interface Profile {
  subject: string;
  /** Undefined where it is missing or invalid. */
  email: string | undefined;
  isEmailVerified: boolean;
  name: string;
}

interface Attempt {
  nonce: string;
  verifier: string;
}

interface Endpoints {
  issuer: string;
  authorization: string;
  token: string;
  userinfo: string | undefined;
  jwks: JWTVerifyGetKey;
  takesBasicAuth: boolean;
  namesIssuer: boolean;
}

type Claims = Record<string, unknown>;

export type OidcIssuer = ReturnType<typeof createOidcIssuer>;

const discoveryMs = 10 * 60_000;
const maxSubjectLength = 255;

export function createOidcIssuer(options: OidcOptions, redirectUri: string) {
  const { clientId, clientSecret } = options;
  let known: { endpoints: Promise<Endpoints>; until: number } | undefined;

  /** Not fetched at the start, which must not depend on the issuer. Failures are not cached. */
  const discover = (): Promise<Endpoints> => {
    if (known && Date.now() < known.until) return known.endpoints;
    const endpoints = fetchEndpoints(options.issuer);
    const latest = { endpoints, until: Date.now() + discoveryMs };
    known = latest;
    endpoints.catch(() => {
      if (known === latest) known = undefined;
    });
    return endpoints;
  };

  const exchangeCode = async (endpoints: Endpoints, code: string, verifier: string) => {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    });
    const headers = new Headers({ accept: 'application/json' });
    if (endpoints.takesBasicAuth) {
      const credentials = [clientId, clientSecret].map(encodeURIComponent).join(':');
      headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
    } else {
      body.set('client_id', clientId);
      body.set('client_secret', clientSecret);
    }
    const response = await boundedFetch(endpoints.token, { method: 'POST', body, headers });
    const tokens = await objectIn(endpoints.token, response);
    if (!response.ok) throw refused(`the code was refused: ${tokens.error}`);
    return tokens;
  };

  const readIdToken = async ({ issuer, jwks }: Endpoints, token: unknown, nonce: string) => {
    if (typeof token !== 'string') throw refused('the ID token is missing');
    const claims = await readToken({ issuer, audience: clientId, jwks }, token);
    if (claims.nonce !== nonce) throw refused('the nonce does not match');
    const { azp, aud } = claims;
    const isForOthers = azp === undefined ? Array.isArray(aud) && aud.length > 1 : azp !== clientId;
    if (isForOthers) throw refused('the token is for another client');
    return claims;
  };

  const fetchUserInfo = async (url: string, accessToken: unknown, subject: unknown) => {
    const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
    const response = await boundedFetch(url, { headers });
    if (!response.ok) throw refused(`the user info has status ${response.status}`);
    const claims = await objectIn(url, response);
    if (claims.sub !== subject) throw refused('the user info is about another person');
    return claims;
  };

  return {
    /** Subjects of another issuer are other people. */
    providerId: `oidc:${withoutSlash(options.issuer)}`,
    async authorizationUrl({ state, nonce, verifier }: Attempt & { state: string }) {
      const { authorization } = await discover();
      const url = new URL(authorization);
      const parameters = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: options.scopes,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },
    /** UNAUTHORIZED if the response is not trustworthy. */
    async profileOf(
      { code, iss }: { code: string; iss: string | undefined },
      { nonce, verifier }: Attempt,
    ): Promise<Profile> {
      const endpoints = await discover();
      const isFromAnother = iss === undefined ? endpoints.namesIssuer : iss !== endpoints.issuer;
      if (isFromAnother) throw refused('the response is from another issuer');
      const tokens = await exchangeCode(endpoints, code, verifier);
      const idClaims = await readIdToken(endpoints, tokens.id_token, nonce);
      const isComplete = hasEmail(idClaims) && nameIn(idClaims) !== undefined;
      if (isComplete || !endpoints.userinfo) return profileFrom(idClaims, {});
      const { access_token } = tokens;
      const userInfo = await fetchUserInfo(endpoints.userinfo, access_token, idClaims.sub).catch(
        (error) => {
          // Only the name is missing, and there is another.
          if (hasEmail(idClaims)) return {};
          throw error;
        },
      );
      return profileFrom(idClaims, userInfo);
    },
  };
}

async function fetchEndpoints(issuer: string): Promise<Endpoints> {
  const url = `${withoutSlash(issuer)}/.well-known/openid-configuration`;
  const response = await boundedFetch(url, { headers: { accept: 'application/json' } });
  if (!response.ok) throw unavailable(url, `status ${response.status}`);
  const document = await objectIn(url, response);
  // Some issuers end with a slash, and people leave it out.
  if (typeof document.issuer !== 'string' || withoutSlash(document.issuer) !== withoutSlash(issuer))
    throw unavailable(url, `its issuer is ${document.issuer}`);
  const endpoint = (name: string) => {
    const value = String(document[name]);
    const isSafe = URL.canParse(value) && isAsSafeAs(new URL(value), new URL(issuer));
    if (!isSafe) throw unavailable(url, `${name} is invalid`);
    return value;
  };
  const authMethods = document.token_endpoint_auth_methods_supported;
  return {
    issuer: document.issuer,
    authorization: endpoint('authorization_endpoint'),
    token: endpoint('token_endpoint'),
    userinfo: document.userinfo_endpoint === undefined ? undefined : endpoint('userinfo_endpoint'),
    jwks: createRemoteJWKSet(new URL(endpoint('jwks_uri')), {
      [customFetch]: boundedFetch,
      timeoutDuration: timeoutMs,
    }),
    takesBasicAuth: !Array.isArray(authMethods) || authMethods.includes('client_secret_basic'),
    namesIssuer: document.authorization_response_iss_parameter_supported === true,
  };
}

/** An issuer with https must not lead to plain http. */
function isAsSafeAs({ protocol }: URL, issuer: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && issuer.protocol === 'http:');
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

function refused(cause: string): AppError {
  return Object.assign(new AppError('UNAUTHORIZED', null), { cause });
}

/** The address and whether it is verified come from the same place. */
function profileFrom(idClaims: Claims, userInfo: Claims): Profile {
  const { sub: subject } = idClaims;
  if (typeof subject !== 'string' || subject.length > maxSubjectLength || !isText(subject))
    throw refused('the subject is invalid');
  const source = hasEmail(idClaims) ? idClaims : userInfo;
  const email = emailIn(source);
  return {
    subject,
    email,
    isEmailVerified: source.email_verified === true || source.email_verified === 'true',
    name: nameIn(idClaims) ?? nameIn(userInfo) ?? cleanName(email?.split('@')[0]) ?? '',
  };
}

function hasEmail({ email }: Claims): boolean {
  return typeof email === 'string';
}

/** Control characters, and those that reverse the direction of text. */
const hiddenCharacters = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

function emailIn({ email }: Claims): string | undefined {
  if (typeof email !== 'string' || !isText(email)) return undefined;
  const trimmed = email.trim().toLowerCase();
  return isEmail(trimmed) && trimmed.search(hiddenCharacters) < 0 ? trimmed : undefined;
}

function nameIn({ name, given_name, nickname, preferred_username }: Claims): string | undefined {
  for (const claim of [name, given_name, nickname, preferred_username]) {
    const cleaned = cleanName(claim);
    if (cleaned) return cleaned;
  }
}

function cleanName(claim: unknown): string | undefined {
  if (typeof claim !== 'string') return undefined;
  const raw = claim.slice(0, 4 * maxAccountNameLength).toWellFormed();
  const cut = tidyLine(raw.replaceAll(hiddenCharacters, ' ')).slice(0, maxAccountNameLength);
  // The cut may be in the middle of a character.
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trim() || undefined;
}
