import { createHash } from 'node:crypto';
import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { AppError } from '#domain/errors.ts';
import type { Identity } from '#server/rpc/viewer.ts';

/** All that is known of a provider, embedded or not: who signs, for whom, with which keys. */
export interface TokenSource {
  issuer: string;
  audience: string;
  jwks: JWTVerifyGetKey;
}

export interface Verified {
  viewer: { identity: Identity };
  expiresAt: number;
}

export async function verifyToken(source: TokenSource, token: string): Promise<Verified> {
  try {
    const { payload } = await jwtVerify(token, source.jwks, {
      issuer: source.issuer,
      audience: source.audience,
      algorithms: ['RS256', 'ES256', 'EdDSA'],
      clockTolerance: 5,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return {
      viewer: { identity: identityOf(source.issuer, payload) },
      expiresAt: Number(payload.exp) * 1000,
    };
  } catch {
    throw new AppError('UNAUTHORIZED', null);
  }
}

export function identityOf(issuer: string, payload: JWTPayload): Identity {
  const subject = String(payload.sub);
  const kind = 'person';
  return {
    issuer,
    subject,
    email: text(payload.email),
    name: text(payload.name),
    account: { id: accountId(issuer, kind, subject), kind, subject },
  };
}

function text(claim: unknown): string | null {
  return typeof claim === 'string' && claim ? claim : null;
}

function accountId(...parts: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return hash.slice(0, 32).replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
