import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountOverview } from '#domain/auth/accounts.ts';
import {
  type Account,
  createOrganization,
  openAccount,
  password,
} from '#server/testing/account.ts';
import { type MailServer, startMailServer } from '#server/testing/connections/mail-server.ts';
import { openWorld, type World } from '#server/testing/world.ts';

let world: World;
let mailServer: MailServer;
let sarah: Account;

beforeAll(async () => {
  mailServer = await startMailServer();
  world = await openWorld({ SMTP_URL: mailServer.url, MAIL_FROM: 'bar@example.com' });
  sarah = await world.account('Sarah');
});
afterAll(async () => {
  await world.close();
  mailServer.close();
});

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const signIn = async (userAgent = phone, headers = {}) => {
  const device = openAccount(world.url, sarah.email);
  const body = { email: sarah.email, password };
  await device.post('/sign-in/email', body, { 'user-agent': userAgent, ...headers });
  return device;
};
const sessionsOf = async (account: Account) =>
  ((await account.get('/account/overview')).body as unknown as AccountOverview).sessions;

describe('the list of sessions', () => {
  it('names browsers, with this device first and without secrets', async () => {
    await signIn();
    const { body } = await sarah.get('/account/overview');
    const [first, second] = (body as unknown as AccountOverview).sessions;
    expect(first).toMatchObject({ isCurrent: true, browser: null, system: null });
    expect(second).toMatchObject({ isCurrent: false, browser: 'Safari', system: 'iPhone' });
    expect(Date.now() - (second?.lastUsedAt ?? 0)).toBeLessThan(3_600_000);
    const { rows } = await sql<{ token: string }>`select token from auth.session`.execute(world.db);
    for (const { token } of rows) expect(JSON.stringify(body)).not.toContain(token);
  });

  it('can end a session at once', async () => {
    const other = await signIn();
    const api = world.as(await other.token());
    const feed = (await api.live()).follow('bars.getUserBars', {});
    expect(await feed.next()).toEqual({ value: [] });
    const own = await sessionsOf(other);
    const id = own.find(({ isCurrent }) => isCurrent)?.id;
    expect((await sarah.post('/account/end-session', { id })).status).toBe(200);
    expect(await feed.next()).toEqual({ code: 'UNAUTHORIZED' });
    expect((await api.ask('bars.getUserBars', {})).status).toBe(401);
    expect((await other.get('/token')).status).toBe(401);
    expect((await sarah.get('/token')).status).toBe(200);
  });

  it('does not let people end a session of others', async () => {
    const lee = await world.account('Lee');
    const [session] = await sessionsOf(sarah);
    await lee.post('/account/end-session', { id: session?.id });
    expect((await sarah.get('/token')).status).toBe(200);
    expect((await openAccount(world.url, '').get('/account/overview')).status).toBe(401);
  });
});

describe('a sign-in', () => {
  it('sends a mail about a new device, and none about a known one', async () => {
    const device = await signIn(phone, { 'accept-language': 'sk' });
    const mail = await mailServer.next('na novom zariadení');
    expect(mail).toContain(`To: ${sarah.email}`);
    expect(mail).toContain('Safari, iPhone · ');
    expect(mail).toContain(`${world.url}/bartender/account`);
    await device.post('/sign-out');
    await sql`delete from auth.daily_count`.execute(world.db);
    await device.post('/sign-in/email', { email: sarah.email, password });
    const { rows } = await sql`
      select from auth.daily_count where what = 'newDeviceMail'`.execute(world.db);
    expect(rows).toHaveLength(0);
  });

  it('sets a cookie that scripts cannot read', async () => {
    const lee = openAccount(world.url, 'cookies@example.com');
    const { cookies } = await lee.post('/sign-up/email', { name: 'L', email: lee.email, password });
    expect(cookies.find((cookie) => cookie.startsWith('barback.device='))).toMatch(
      /^barback\.device=[^;]+; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
  });

  it('limits the accounts remembered per device, and the devices per account', async () => {
    const device = openAccount(world.url, '');
    for (let n = 0; n < 7; n++) {
      const email = `shared-${n}@example.com`;
      await device.post('/sign-up/email', { name: 'Shared', email, password });
    }
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from auth.known_device where email like 'shared-%'`.execute(world.db);
    expect(rows[0]?.count).toBe(5);
  });
});

describe('names', () => {
  const hidden = 'Mika\u202egpj.\u2066elif\u200f\u061c\u200b';
  it('of people and organizations lose characters that hide or reverse text', async () => {
    const mika = openAccount(world.url, 'mika@example.com');
    await mika.post('/sign-up/email', { name: hidden, email: mika.email, password });
    expect((await mika.get('/get-session')).body.user).toMatchObject({ name: 'Mikagpj.elif' });
    await mika.post('/update-user', { name: `\u202e${hidden}` });
    expect((await mika.get('/get-session')).body.user).toMatchObject({ name: 'Mikagpj.elif' });
    const organizationId = await createOrganization(mika, hidden);
    const full = `/organization/get-full-organization?organizationId=${organizationId}`;
    expect((await mika.get(full)).body).toMatchObject({ name: 'Mikagpj.elif' });
    await mika.post('/organization/update', { organizationId, data: { name: `${hidden} 2` } });
    expect((await mika.get(full)).body).toMatchObject({ name: 'Mikagpj.elif 2' });
  });

  it('that would be empty are refused', async () => {
    const email = 'nameless@example.com';
    const body = { name: '\u202e\u200b ', email, password };
    expect(await openAccount(world.url, email).post('/sign-up/email', body)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_NAME' },
    });
  });
});

describe('features of the library that the product does not use', () => {
  it.each([
    '/error?error=x',
    '/error/',
    '/ok',
    '/list-sessions',
    '/list-accounts',
    '/reset-password/x?callbackURL=/',
    '/callback/github?error=x',
    '/delete-user/callback?token=x',
    '/organization/../error',
    '/organization/%2e%2e/error',
  ])('%s is closed, with our own response', async (path) => {
    const answer = await fetch(`${world.url}/api/auth${path}`, { redirect: 'manual' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('redirects old confirmation links to the page', async () => {
    const answer = await fetch(`${world.url}/api/auth/verify-email?token=a.b&callbackURL=/x`, {
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toBe('/bartender/confirm?token=a.b');
  });
});
