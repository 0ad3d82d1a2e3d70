// An issuer that lies or breaks, and people who attack other accounts.
import type { ServerResponse } from 'node:http';
import type { JWTPayload } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomAddress } from '#scripts/lib/random-address.mjs';
import { budgets } from '#server/limits/budgets.ts';
import type { OidcIssuer } from '#server/testing/oidc/oidc-issuer.ts';
import { openOidcVisitor } from '#server/testing/oidc/oidc-visitor.ts';
import { type OidcWorld, openOidcWorld } from '#server/testing/oidc/oidc-world.ts';
import { openWorld, type World } from '#server/testing/world.ts';

let issuer: OidcIssuer;
let world: World;
let newVisitor: OidcWorld['newVisitor'];
let close: OidcWorld['close'];

beforeAll(async () => {
  ({ issuer, world, newVisitor, close } = await openOidcWorld());
});
afterAll(() => close());
beforeEach(() => issuer.reset());

const failure = (name: string) => `/bartender/signin?failure=${name}`;
const now = () => Math.floor(Date.now() / 1000);
const sessions = async () => {
  const { rows } = await sql`select id from auth.session`.execute(world.db);
  return rows.length;
};

describe('refuses an ID token', () => {
  it.each<[string, JWTPayload]>([
    ['with another nonce', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['for another client', { aud: 'another' }],
    ['for another client as well', { aud: ['barback at the stand-in', 'another'] }],
    ['that another client has asked for', { azp: 'another' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that has expired', { exp: now() - 60 }],
    ['that does not expire', { exp: undefined }],
    ['without a subject', { sub: undefined }],
    ['with an endless subject', { sub: 'x'.repeat(256) }],
    ['with a subject that cannot be stored', { sub: 'a\u0000b' }],
  ])('%s', async (_what, claims) => {
    issuer.idToken = claims;
    const before = await sessions();
    expect(await newVisitor().signIn()).toBe(failure('issuerRefused'));
    expect(await sessions()).toBe(before);
  });

  it.each(['forged', 'none', 'missing'] as const)('with a signature that is %s', async (how) => {
    issuer.signature = how;
    expect(await newVisitor().signIn()).toBe(failure('issuerRefused'));
  });
});

describe('refuses a response', () => {
  it('without a state, or with another one', async () => {
    const visitor = newVisitor();
    const callback = new URL(await visitor.authorize(await visitor.start()));
    const right = callback.searchParams.get('state') ?? '';
    callback.searchParams.delete('state');
    expect(await visitor.comeBack(callback.href)).toBe(failure('signInLost'));
    callback.searchParams.set('state', 'another');
    expect(await visitor.comeBack(callback.href)).toBe(failure('signInLost'));
    callback.search = `?state=${right}&state=another&code=x`;
    expect(await visitor.comeBack(callback.href)).toBe(failure('signInLost'));
  });

  it('in a browser that has not started the sign-in', async () => {
    const attacker = newVisitor();
    const callback = await attacker.authorize(await attacker.start());
    expect(await newVisitor().comeBack(callback)).toBe(failure('signInLost'));
    const victim = newVisitor();
    await victim.start();
    expect(await victim.comeBack(callback)).toBe(failure('signInLost'));
  });

  it('the second time', async () => {
    const visitor = newVisitor();
    const callback = await visitor.authorize(await visitor.start());
    expect(await visitor.comeBack(callback)).toBe('/bartender');
    expect(await visitor.comeBack(callback)).toBe(failure('signInLost'));
  });

  it('with a used code, or one that another browser got', async () => {
    const codeIn = (callback: string) => new URL(callback).searchParams.get('code') ?? '';
    const comeBackWith = async (code: string) => {
      const visitor = newVisitor();
      const callback = new URL(await visitor.authorize(await visitor.start()));
      callback.searchParams.set('code', code);
      return visitor.comeBack(callback.href);
    };
    const other = newVisitor();
    const callback = await other.authorize(await other.start());
    expect(await other.comeBack(callback)).toBe('/bartender');
    expect(await comeBackWith(codeIn(callback))).toBe(failure('issuerRefused'));
    const unused = codeIn(await other.authorize(await other.start()));
    expect(await comeBackWith(unused)).toBe(failure('issuerRefused'));
  });

  it('without a code, or of another issuer', async () => {
    for (const [name, value] of [
      ['code', ''],
      ['iss', 'https://evil.example'],
    ] as const) {
      const visitor = newVisitor();
      const callback = new URL(await visitor.authorize(await visitor.start()));
      callback.searchParams.set(name, value);
      expect(await visitor.comeBack(callback.href)).toBe(failure('issuerRefused'));
    }
  });

  it('with the user info of another person', async () => {
    issuer.userInfo = { sub: 'another', email: 'another@id.example', name: 'Another' };
    expect(await newVisitor().signIn()).toBe(failure('issuerRefused'));
  });
});

it.each([
  ['access_denied', 'cancelled'],
  ['temporarily_unavailable', 'issuerUnavailable'],
  ['unauthorized_client', 'issuerRefused'],
  ['<script>alert(1)</script>', 'issuerRefused'],
])('the error %s leads back to the sign-in page', async (error, name) => {
  issuer.error = error;
  const next = '/bartender/invitation/abc';
  expect(await newVisitor().signIn(next)).toBe(
    `/bartender/signin?next=${encodeURIComponent(next)}&failure=${name}`,
  );
});

it.each([
  'https://evil.example/bartender',
  '//evil.example/bartender',
  '/\\evil.example',
  '/bartender/..//evil.example\\',
  '/bartender\n.evil.example',
  '/bartender.evil.example',
  '/bartender?text=ľ',
  `/bartender/${'x'.repeat(2_000)}`,
  'javascript:alert(1)',
  'bartender',
  '',
])('does not lead to %j', async (callbackURL) => {
  const { status, body } = await newVisitor().post('/oidc/start', { callbackURL });
  expect([400, 403]).toContain(status);
  expect(body.url).toBeUndefined();
});

it('does not start for another site', async () => {
  const { status } = await newVisitor().post(
    '/oidc/start',
    { callbackURL: '/bartender' },
    { origin: 'https://evil.example' },
  );
  expect(status).toBe(403);
});

it('offers no other way to sign in with tokens of the issuer', async () => {
  const visitor = newVisitor();
  for (const path of ['/sign-in/social', '/link-social']) {
    const { status } = await visitor.post(path, { provider: 'oidc', idToken: { token: 'x' } });
    expect(status).toBeGreaterThanOrEqual(400);
  }
});

describe('an unavailable issuer', () => {
  const broken: Record<string, (response: ServerResponse) => void> = {
    fails: (response) => void response.writeHead(500).end(),
    'sends a page': (response) => void response.end('<html>Login</html>'),
    'sends 10 MB': (response) => void response.end(`"${'x'.repeat(10 * 1024 * 1024)}"`),
    'sends a list': (response) => void response.end('[]'),
    'leads elsewhere': (response) =>
      void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'hangs up': (response) => void response.destroy(),
  };
  const kinds = Object.keys(broken);
  const breakAt = (step: keyof OidcIssuer['replies'], kind: string) => {
    const reply = broken[kind];
    issuer.replies = { [step]: (_request: unknown, response: ServerResponse) => reply?.(response) };
  };

  describe('from the start', () => {
    let unlucky: World;
    beforeAll(async () => {
      breakAt('discovery', 'hangs up');
      unlucky = await openWorld({ ...issuer.settings, TRUST_PROXY: '1' });
    });
    afterAll(() => unlucky.close());
    const start = () =>
      openOidcVisitor(unlucky.url, randomAddress()).post('/oidc/start', {
        callbackURL: '/bartender',
      });
    const unavailable = { status: 503, body: { code: 'ISSUER_UNAVAILABLE' } };

    it.each(kinds)('and %s is unavailable', async (kind) => {
      breakAt('discovery', kind);
      expect(await start()).toMatchObject(unavailable);
    });

    it.each([
      ['of another issuer', { issuer: 'https://evil.example' }],
      ['without endpoints', {}],
    ])('and has a document %s is unavailable', async (_what, change) => {
      issuer.replies = {
        discovery: (_request, response) =>
          void response.end(JSON.stringify({ issuer: issuer.url, ...change })),
      };
      expect(await start()).toMatchObject(unavailable);
    });

    it('is given up if it sends no response or never ends it', async () => {
      const visitor = newVisitor();
      const callback = await visitor.authorize(await visitor.start());
      issuer.replies = {
        discovery: () => {},
        token: (_request, response) => void response.write('{'),
      };
      const [started, page] = await Promise.all([start(), visitor.comeBack(callback)]);
      expect(started).toMatchObject(unavailable);
      expect(page).toBe(failure('issuerUnavailable'));
    });

    it('works when it is back, and its keys are unavailable when they cannot be fetched', async () => {
      const visitor = openOidcVisitor(unlucky.url, '203.0.113.1');
      breakAt('jwks', 'fails');
      expect(await visitor.signIn()).toBe(failure('issuerUnavailable'));
      issuer.reset();
      expect(await visitor.signIn()).toBe('/bartender');
    });
  });

  it.each(kinds)('and %s instead of tokens', async (kind) => {
    const visitor = newVisitor();
    const callback = await visitor.authorize(await visitor.start());
    breakAt('token', kind);
    expect(await visitor.comeBack(callback)).toBe(failure('issuerUnavailable'));
  });

  it.each(kinds)('and %s instead of user info', async (kind) => {
    const visitor = newVisitor();
    issuer.userInfo = issuer.person;
    const callback = await visitor.authorize(await visitor.start());
    breakAt('userinfo', kind);
    expect(await visitor.comeBack(callback)).toBe(failure('issuerUnavailable'));
  });
});

it('sign-ins are limited per address, with the error on a page', async () => {
  const visitor = newVisitor();
  const { perMinute } = budgets.address.signUps;
  const answers = [];
  for (let times = 0; times <= perMinute; times++) {
    answers.push((await visitor.post('/oidc/start', { callbackURL: '/bartender' })).status);
  }
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
  const pages = [];
  for (let times = 0; times <= perMinute; times++) {
    pages.push(await visitor.comeBack(`${world.url}/api/auth/oidc/callback?state=x&code=x`));
  }
  expect(pages.at(0)).toBe(failure('signInLost'));
  expect(pages.at(-1)).toBe(failure('tooManyTries'));
});

it('always returns a page to the browser', async () => {
  for (const query of ['', '?state=%00', '?state=x&code=%ED%A0%80', '?state[]=x', '?error=x']) {
    const answer = await newVisitor().comeBack(`${world.url}/api/auth/oidc/callback${query}`);
    expect(answer).toMatch(/^\/bartender\/signin\?failure=(signInLost|unknown)$/);
  }
});

it('does not exist without a configured issuer', async () => {
  const plain = await openWorld();
  const { status } = await openOidcVisitor(plain.url).post('/oidc/start', {
    callbackURL: '/bartender',
  });
  expect(status).toBe(404);
  await plain.close();
});
