import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  exportJWK,
  exportSPKI,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Issuer, startIssuer } from '#server/testing/oidc/issuer.ts';
import { identityOf, type TokenSource, verifyToken } from './verify.ts';

let issuer: Issuer;
let source: TokenSource;

beforeAll(async () => {
  issuer = await startIssuer();
  source = sourceOf(issuer);
});
afterAll(() => issuer.close());

function sourceOf({ issuer, audience, jwksUrl }: Issuer): TokenSource {
  return {
    issuer,
    audience,
    jwks: createRemoteJWKSet(new URL(jwksUrl)),
    authorizedParties: ['https://bar.example'],
  };
}

const azp = 'https://bar.example';
const now = () => Math.floor(Date.now() / 1000);

describe('a valid token', () => {
  it.each(['RS256', 'EdDSA'] as const)('signed with %s is accepted', async (alg) => {
    const own = await startIssuer(alg);
    const exp = now() + 60;
    const token = await own.sign({ azp, exp, email: 'mika@example.com', name: 'Mika' });
    expect(await verifyToken(sourceOf(own), token)).toEqual({
      identity: {
        issuer: own.issuer,
        subject: 'user_1',
        email: 'mika@example.com',
        name: 'Mika',
        account: { id: expect.any(String), kind: 'person', subject: 'user_1' },
        role: 'owner',
      },
      expiresAt: exp * 1000,
    });
    own.close();
  });

  it('may have several audiences, and times that are a few seconds off', async () => {
    const aud = ['another', issuer.audience];
    const token = await issuer.sign({ azp, aud, nbf: now() + 3, exp: now() - 3 });
    await expect(verifyToken(source, token)).resolves.toBeDefined();
  });

  it('needs no azp where no parties are configured', async () => {
    const { authorizedParties: _any, ...open } = source;
    await expect(verifyToken(open, await issuer.sign())).resolves.toBeDefined();
  });
});

describe('refuses a token', () => {
  const refused: Record<string, () => string | Promise<string>> = {
    'that has expired': () => issuer.sign({ azp, exp: now() - 60 }),
    'for another audience': () => issuer.sign({ azp, aud: 'another' }),
    'for no audience': () => issuer.sign({ azp, aud: undefined }),
    'of another issuer': () => issuer.sign({ azp, iss: 'https://evil.example' }),
    'asked for by another page': () => issuer.sign({ azp: 'https://evil.example' }),
    'asked for by nobody knows whom': () => issuer.sign(),
    'that is not valid yet': () => issuer.sign({ azp, nbf: now() + 60 }),
    'signed with another key': () => issuer.forge({ azp }),
    'signed with a key nobody knows': () => issuer.sign({ azp }, { kid: 'two' }),
    'without a subject': () => issuer.sign({ azp, sub: undefined }),
    'without an end': () => issuer.sign({ azp, exp: undefined }),
    'without a beginning': () => issuer.sign({ azp, iat: undefined }),
    'of a session that is pending': () => issuer.sign({ azp, sts: 'pending' }),
    'without a signature': () =>
      new UnsecuredJWT({ azp, sub: 'user_1', iat: now(), exp: now() + 60 })
        .setIssuer(issuer.issuer)
        .setAudience(issuer.audience)
        .encode(),
    'whose public key was used as a password': async () =>
      new SignJWT({ azp, sub: 'user_1', iat: now(), exp: now() + 60 })
        .setIssuer(issuer.issuer)
        .setAudience(issuer.audience)
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .sign(new TextEncoder().encode(await exportSPKI(issuer.publicKey))),
    'that was changed': async () => {
      const [head, , signature] = (await issuer.sign({ azp })).split('.');
      const body = Buffer.from(JSON.stringify({ sub: 'user_2' })).toString('base64url');
      return `${head}.${body}.${signature}`;
    },
    'that is none': () => 'nonsense',
  };
  it.each(Object.keys(refused))('%s', async (what) => {
    const token = await refused[what]?.();
    await expect(verifyToken(source, token ?? '')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('that names none of several keys', async () => {
    const key = await exportJWK(issuer.publicKey);
    const several = { ...source, jwks: createLocalJWKSet({ keys: [key, key] }) };
    const token = await issuer.sign({ azp }, { kid: undefined });
    await expect(verifyToken(several, token)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('that the provider has revoked', async () => {
    const strict = { ...source, isCurrent: async () => false };
    await expect(verifyToken(strict, await issuer.sign({ azp }))).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });
});

describe('neither accepts nor refuses a token', () => {
  const away = new URL('https://keys.example');
  const answering = (answer: () => Promise<Response>) =>
    createRemoteJWKSet(away, { [customFetch]: answer });
  it.each<[string, TokenSource['jwks']]>([
    ['cannot be reached', answering(() => Promise.reject(new TypeError('fetch failed')))],
    ['fail', answering(async () => new Response('', { status: 500 }))],
    ['are none', answering(async () => new Response('<html>'))],
    ['cannot be read', () => Promise.reject(new Error('the database is away'))],
  ])('whose keys %s', async (_what, jwks) => {
    const token = await issuer.sign({ azp });
    await expect(verifyToken({ ...source, jwks }, token)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });
});

describe('the account', () => {
  const accountOf = (claims: object) => identityOf('issuer', { sub: 'user_1', ...claims }).account;

  it('is the person’s own without an organization', () => {
    expect(accountOf({})).toMatchObject({ kind: 'person', subject: 'user_1' });
    expect(accountOf({ org_id: '' })).toEqual(accountOf({}));
  });

  it('is the organization’s, named by a template or by Clerk itself, and equal for all members', () => {
    const account = accountOf({ org_id: 'org_1' });
    expect(account).toMatchObject({ kind: 'organization', subject: 'org_1' });
    expect(accountOf({ o: { id: 'org_1' } })).toEqual(account);
    expect(accountOf({ sub: 'user_2', org_id: 'org_1' })).toEqual(account);
  });

  it.each([
    [{}, 'owner'],
    [{ org_role: 'member' }, 'owner'],
    [{ org_id: 'org_1', org_role: 'owner' }, 'owner'],
    [{ org_id: 'org_1', org_role: 'org:admin' }, 'owner'],
    [{ o: { id: 'org_1', rol: 'admin' } }, 'owner'],
    [{ org_id: 'org_1', org_role: 'member' }, 'member'],
    [{ org_id: 'org_1', org_role: 'org:member' }, 'member'],
    [{ o: { id: 'org_1', rol: 'member' } }, 'member'],
    [{ org_id: 'org_1' }, 'member'],
    [{ org_id: 'org_1', org_role: ['owner'] }, 'member'],
  ])('with %o has the role %s', (claims, role) => {
    expect(identityOf('issuer', { sub: 'user_1', ...claims }).role).toBe(role);
  });

  it('is never shared by a person and an organization of the same name, or by two issuers', () => {
    const ids = [
      accountOf({}),
      accountOf({ org_id: 'user_1' }),
      identityOf('another', { sub: 'user_1' }).account,
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});
