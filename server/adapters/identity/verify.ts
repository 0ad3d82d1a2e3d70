import { createHash } from 'node:crypto';
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type Role, roleFromClaim } from '#domain/auth/accounts.ts';
import { AppError, isAppError } from '#domain/errors.ts';
import { tidyLine } from '#domain/text/tidy-text.ts';
import type { Identity } from '#server/rpc/viewer.ts';

const maxRawNameLength = 320;

export interface TokenSource {
  issuer: string;
  audience: string;
  jwks: JWTVerifyGetKey;
  /** The pages that may request a token (azp). Empty: any page. */
  authorizedParties?: readonly string[];
  isCurrent?: (payload: JWTPayload) => Promise<boolean>;
}

export interface Verified {
  identity: Identity;
  expiresAt: number;
}

export async function verifyToken(source: TokenSource, token: string): Promise<Verified> {
  const payload = await readToken(source, token);
  const { authorizedParties: parties, isCurrent } = source;
  const foreign = parties?.length && !parties.includes(String(payload.azp));
  // At Clerk: signed in, but a required step is missing, such as joining a team.
  const pending = payload.sts === 'pending';
  if (foreign || pending || (isCurrent && !(await isCurrent(payload)))) {
    throw new AppError('UNAUTHORIZED', null);
  }
  return {
    identity: identityOf(source.issuer, payload),
    expiresAt: Number(payload.exp) * 1000,
  };
}

export async function readToken({ issuer, audience, jwks }: TokenSource, token: string) {
  try {
    const { payload } = await jwtVerify(token, withUnavailable(jwks), {
      issuer,
      audience,
      algorithms: ['RS256', 'ES256', 'EdDSA'],
      clockTolerance: 5,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return payload;
  } catch (error) {
    throw isAppError(error) ? error : withCause(new AppError('UNAUTHORIZED', null), error);
  }
}

function withCause(error: AppError, cause: unknown): AppError {
  return Object.assign(error, { cause });
}

const unknownKeyErrors = [
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSENotSupported,
];

/** Keys that cannot be fetched are UNAVAILABLE, not a fault of the token. */
function withUnavailable(jwks: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await jwks(header, token);
    } catch (error) {
      const isUnknown = unknownKeyErrors.some((kind) => error instanceof kind);
      throw isUnknown ? error : withCause(new AppError('UNAVAILABLE', null), error);
    }
  };
}

export function identityOf(issuer: string, payload: JWTPayload): Identity {
  const person = String(payload.sub);
  const organization = organizationOf(payload);
  const kind = organization ? 'organization' : 'person';
  const subject = organization ?? person;
  return {
    issuer,
    subject: person,
    email: text(payload.email),
    name: nameIn(payload),
    account: { id: accountId(issuer, kind, subject), kind, subject },
    role: organization ? roleOf(payload) : 'owner',
  };
}

/** `org_role` of our own tokens and of Clerk's templates, `o.rol` of Clerk's own tokens. */
function roleOf({ org_role, o }: JWTPayload): Role {
  return roleFromClaim(text(org_role) ?? text((o as { rol?: unknown } | undefined)?.rol) ?? '');
}

/** `org_id` of our own tokens and of Clerk's templates, `o.id` of Clerk's own tokens. */
function organizationOf({ org_id, o }: JWTPayload): string | null {
  return text(org_id) ?? text((o as { id?: unknown } | undefined)?.id);
}

/** Providers may let through characters that reverse the direction of text. */
function nameIn({ name }: JWTPayload): string | null {
  return text(tidyLine(text(name)?.slice(0, maxRawNameLength) ?? ''));
}

function text(claim: unknown): string | null {
  return typeof claim === 'string' && claim ? claim : null;
}

function accountId(...parts: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return hash.slice(0, 32).replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
