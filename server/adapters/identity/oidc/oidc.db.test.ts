import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '#scripts/lib/free-port.mjs';
import { randomAddress } from '#scripts/lib/random-address.mjs';
import { hashedIdentifier } from '#server/adapters/identity/passwords/reset-requests.ts';
import {
  createOrganization,
  invite,
  openAccount,
  password,
  signUpAs,
} from '#server/testing/account.ts';
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

/** A person at the issuer whom the server does not know yet. */
const newcomer = (claims = {}) => {
  const sub = crypto.randomUUID();
  issuer.person = {
    sub,
    email: `${sub}@id.example`,
    email_verified: true,
    name: 'Mika',
    ...claims,
  };
  return issuer.person as { sub: string; email: string };
};
const profileOf = async (visitor: { token(): Promise<string> }) => {
  const api = world.as(await visitor.token());
  await api.call('auth.createUserFromClerk', {});
  return api.call('auth.loggedInUser', {});
};
const confirm = (email: string) =>
  sql`update auth."user" set "emailVerified" = true where email = ${email}`.execute(world.db);
const isConfirmed = async (email: string) => {
  const { rows } = await sql<{ emailVerified: boolean }>`
    select "emailVerified" from auth."user" where email = ${email}`.execute(world.db);
  return rows[0]?.emailVerified;
};

it('reports the issuer to the web app', async () => {
  const answer = await fetch(`${world.url}/api/auth-config`);
  expect(await answer.json()).toEqual({
    provider: 'embedded',
    hasPasswords: true,
    oidcName: 'Old Town ID',
  });
});

describe('a person who signs in at the issuer', () => {
  it('gets an account with its first credits, and a token of the API', async () => {
    const { email } = newcomer({ name: 'Mika Nováková' });
    const mika = newVisitor();
    expect(await mika.signIn()).toBe('/bartender');
    const api = world.as(await mika.token());
    await api.call('auth.createUserFromClerk', {});
    expect(await api.call('auth.loggedInUser', {})).toMatchObject({ email, name: 'Mika Nováková' });
    const other = await world.person('Other');
    await other.call('auth.createUserFromClerk', {});
    const { balance } = await other.call('credits.getUserCreditBalance', {});
    expect(balance).toBeGreaterThan(0);
    expect(await api.call('credits.getUserCreditBalance', {})).toMatchObject({ balance });
    await api.call('bars.createBar', { name: 'Corner' });
  });

  it('has the same account the next time, by the subject and not by the email', async () => {
    const { sub, email } = newcomer();
    const mika = newVisitor();
    await mika.signIn();
    const id = await world.as(await mika.token()).call('bars.createBar', { name: 'Corner' });
    issuer.person = { sub, email: 'another@id.example', name: 'Another' };
    const again = newVisitor();
    await again.signIn();
    expect(await profileOf(again)).toMatchObject({ email });
    const bars = await world.as(await again.token()).call('bars.getUserBars', {});
    expect(bars).toMatchObject([{ _id: id }]);
  });

  it('is one person when two first sign-ins arrive at once', async () => {
    newcomer();
    const tabs = [newVisitor(), newVisitor(), newVisitor()];
    expect(await Promise.all(tabs.map((tab) => tab.signIn()))).toEqual(
      tabs.map(() => '/bartender'),
    );
    const people = await Promise.all(tabs.map(async (tab) => (await profileOf(tab))?._id));
    expect(new Set(people).size).toBe(1);
  });

  it('signs out', async () => {
    newcomer();
    const mika = newVisitor();
    await mika.signIn();
    const token = await mika.token();
    await mika.post('/sign-out');
    expect((await mika.get('/token')).status).toBe(401);
    expect((await world.as(token).ask('bars.getUserBars', {})).status).toBe(401);
  });

  it('returns to the page where the sign-in began, also to an invitation', async () => {
    const owner = await signUpAs(world.url, 'Owner');
    const organizationId = await createOrganization(owner, 'The Team');
    const { email } = newcomer();
    const invitationId = await invite(owner, organizationId, email);
    const mika = newVisitor();
    expect(await mika.signIn(`/bartender/invitation/${invitationId}`)).toBe(
      `/bartender/invitation/${invitationId}`,
    );
    const accepted = await mika.post('/organization/accept-invitation', { invitationId });
    expect(accepted.status).toBe(200);
  });

  it('has no password', async () => {
    const { email } = newcomer();
    await newVisitor().signIn();
    const { status } = await openAccount(world.url, email).post('/sign-in/email', {
      email,
      password,
    });
    expect(status).toBe(401);
  });
});

describe('a profile from the issuer', () => {
  it.each([
    ['a long name', { name: 'Ľ'.repeat(500) }, 'Ľ'.repeat(80)],
    [
      'a name that would be cut within a character',
      { name: `${'x'.repeat(79)}🍸` },
      'x'.repeat(79),
    ],
    ['odd characters', { name: ' Mi\u0000ka\u202e\n<b>\ud800 ' }, 'Mi ka <b>\ufffd'],
    ['a name of spaces', { name: '   ', preferred_username: 'mika.n' }, 'mika.n'],
    ['a name that is none', { name: { first: 'Mika' }, given_name: 'Mika' }, 'Mika'],
  ])('with %s becomes a name', async (_what, claims, name) => {
    newcomer(claims);
    const mika = newVisitor();
    expect(await mika.signIn()).toBe('/bartender');
    expect(await profileOf(mika)).toMatchObject({ name });
  });

  it.each([
    ['has none', undefined],
    ['is refused', 403],
    ['fails', 500],
  ])('without a name is named after the address where the user info %s', async (_what, status) => {
    const { email } = newcomer({ name: undefined });
    if (status) {
      issuer.replies = { userinfo: (_request, response) => void response.writeHead(status).end() };
    }
    const mika = newVisitor();
    expect(await mika.signIn()).toBe('/bartender');
    expect(await profileOf(mika)).toMatchObject({ name: email.split('@')[0] });
  });

  it.each([
    ['no address', undefined],
    ['an address that is none', 'mika'],
    ['an address with odd characters', 'mi\u0000ka@id.example'],
    ['an address that is too long', `${'x'.repeat(300)}@id.example`],
    ['a list of addresses', ['mika@id.example']],
  ])('with %s is refused with a reason', async (_what, email) => {
    newcomer({ email });
    expect(await newVisitor().signIn()).toBe('/bartender/signin?failure=noEmail');
  });

  it('may be only in the user info', async () => {
    const person = newcomer();
    issuer.userInfo = { ...person, name: 'From the user info' };
    const mika = newVisitor();
    await mika.signIn();
    expect(await profileOf(mika)).toMatchObject({
      email: person.email,
      name: 'From the user info',
    });
    expect(await isConfirmed(person.email)).toBe(true);
  });
});

describe('the email of an account with a password', () => {
  let email: string;
  beforeEach(async () => {
    email = newcomer().email;
    const owner = openAccount(world.url, email, randomAddress());
    await owner.post('/sign-up/email', { name: 'Owner', email, password });
  });

  it('opens it if both sides have confirmed it', async () => {
    await confirm(email);
    const mika = newVisitor();
    expect(await mika.signIn()).toBe('/bartender');
    expect(await profileOf(mika)).toMatchObject({ email, name: 'Owner' });
  });

  it('does not open it if the issuer has not verified it', async () => {
    await confirm(email);
    issuer.person = { ...issuer.person, email_verified: false };
    expect(await newVisitor().signIn()).toBe('/bartender/signin?failure=notConnected');
    delete issuer.person.email_verified;
    expect(await newVisitor().signIn()).toBe('/bartender/signin?failure=notConnected');
  });

  it('does not open it if the account has not confirmed it, because somebody else may have created it', async () => {
    expect(await newVisitor().signIn()).toBe('/bartender/signin?failure=notConnected');
    expect(await isConfirmed(email)).toBe(false);
  });

  it('does not open it for a second person at the issuer who got the address later', async () => {
    await confirm(email);
    await newVisitor().signIn();
    issuer.person = { ...issuer.person, sub: crypto.randomUUID() };
    expect(await newVisitor().signIn()).toBe('/bartender/signin?failure=notConnected');
  });

  it('does not count as a sign-up of the day', async () => {
    const counted = async () => {
      const { rows } = await sql<{ all: number }>`
        select coalesce(sum(count), 0)::int as all from auth.daily_count
        where what = 'signUpFrom'`.execute(world.db);
      return rows[0]?.all;
    };
    const before = await counted();
    expect(await newVisitor().signIn()).toBe('/bartender/signin?failure=notConnected');
    expect(await counted()).toBe(before);
    newcomer();
    await newVisitor().signIn();
    expect(await counted()).toBe(Number(before) + 1);
  });

  it('may be in capitals at the issuer', async () => {
    await confirm(email);
    issuer.person = { ...issuer.person, email: email.toUpperCase() };
    const mika = newVisitor();
    await mika.signIn();
    expect(await profileOf(mika)).toMatchObject({ email });
  });
});

describe('connecting the issuer to an account', () => {
  const connect = async (by: ReturnType<typeof newVisitor>, secret = password) =>
    by.post('/oidc/connect', { password: secret });
  const newOwner = async () => {
    const owner = newVisitor();
    const email = `owner-${crypto.randomUUID()}@example.com`;
    await owner.post('/sign-up/email', { name: 'Owner', email, password });
    return { owner, email };
  };

  it('works with its password, whatever the address at the issuer', async () => {
    const { owner, email } = await newOwner();
    newcomer({ email_verified: false });
    const { body } = await connect(owner);
    expect(await owner.comeBack(await owner.authorize(String(body.url)))).toBe(
      '/bartender/account',
    );
    const again = newVisitor();
    await again.signIn();
    expect(await profileOf(again)).toMatchObject({ email });
  });

  it('needs the password and a sign-in', async () => {
    const { owner } = await newOwner();
    expect(await connect(owner, 'wrong-password')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PASSWORD' },
    });
    expect(await connect(newVisitor())).toMatchObject({ status: 401 });
    newcomer();
    const withoutPassword = newVisitor();
    await withoutPassword.signIn();
    expect(await connect(withoutPassword)).toMatchObject({ status: 400 });
  });

  it('is refused if another account has connected the same person', async () => {
    newcomer();
    await newVisitor().signIn();
    const { owner } = await newOwner();
    const { body } = await connect(owner);
    expect(await owner.comeBack(await owner.authorize(String(body.url)))).toBe(
      '/bartender/account?failure=connectedElsewhere',
    );
  });

  it('is refused if another person has signed in meanwhile', async () => {
    const { owner } = await newOwner();
    newcomer();
    const { body } = await connect(owner);
    const callback = await owner.authorize(String(body.url));
    await owner.post('/sign-out');
    expect(await owner.comeBack(callback)).toBe('/bartender/account?failure=signInLost');
  });
});

it('a password reset by mail ends the access of a person who only claimed the address', async () => {
  const { email } = newcomer({ email_verified: false });
  await newVisitor().signIn();
  const owner = newVisitor();
  await owner.post('/request-password-reset', { email });
  const token = 'made for the test';
  await sql`
    update auth.verification set identifier = ${await hashedIdentifier(`reset-password:${token}`)}
    where value = (select id from auth."user" where email = ${email})`.execute(world.db);
  await owner.post('/reset-password', { token, newPassword: password });
  expect(await newVisitor().signIn()).toBe('/bartender/signin?failure=notConnected');
});

describe('without passwords', () => {
  let strict: World;
  beforeAll(async () => {
    strict = await openWorld({ ...issuer.settings, PASSWORD_SIGN_IN: 'off', TRUST_PROXY: '1' });
  });
  afterAll(() => strict.close());

  it('only the issuer offers sign-in', async () => {
    newcomer();
    const mika = openOidcVisitor(strict.url);
    expect(await mika.signIn()).toBe('/bartender');
    expect((await mika.get('/token')).status).toBe(200);
    const answer = await fetch(`${strict.url}/api/auth-config`);
    expect(await answer.json()).toMatchObject({ hasPasswords: false });
  });

  it.each([
    ['/sign-up/email', { name: 'Mika', email: 'm@example.com', password }],
    ['/sign-in/email', { email: 'm@example.com', password }],
    ['/request-password-reset', { email: 'm@example.com' }],
    ['/reset-password', { token: 'x', newPassword: password }],
    ['/change-password', { currentPassword: password, newPassword: password }],
    ['/oidc/connect', { password }],
  ])('%s is refused with a typed error', async (path, body) => {
    const visitor = openOidcVisitor(strict.url);
    expect(await visitor.post(path, body)).toMatchObject({
      status: 403,
      body: { code: 'PASSWORDS_OFF' },
    });
  });
});

it('accepts an issuer with a slash at its end, and the secret in the form', async () => {
  newcomer();
  issuer.document = { token_endpoint_auth_methods_supported: ['client_secret_post'] };
  const other = await openWorld({ ...issuer.settings, OIDC_ISSUER: `${issuer.url}/` });
  expect(await openOidcVisitor(other.url).signIn()).toBe('/bartender');
  await other.close();
});

it('works under the public address behind a proxy, with secure cookies', async () => {
  const port = String(await freePort());
  const publicUrl = 'https://bar.example';
  const behind = await openWorld({ ...issuer.settings, PORT: port, PUBLIC_URL: publicUrl });
  newcomer();
  const mika = openOidcVisitor(`http://127.0.0.1:${port}`);
  const { body, cookies } = await mika.post('/oidc/start', { callbackURL: '/bartender' });
  expect(cookies).toEqual([
    expect.stringMatching(/^__Secure-barback\.oidc=.+; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  const callback = await mika.authorize(String(body.url));
  expect(callback).toMatch(`${publicUrl}/api/auth/oidc/callback?`);
  expect(await mika.comeBack(callback)).toBe('/bartender');
  expect((await mika.get('/token')).status).toBe(200);
  await behind.close();
});
