import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, openAccount, password } from '#server/testing/account.ts';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { openWorld, type World } from '#server/testing/world.ts';

let world: World;
let mailServer: MailServer;
let sarah: Account;
let number = 0;
const newPassword = 'battery-staple';

beforeAll(async () => {
  mailServer = await startMailServer();
  world = await openWorld({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'bar@example.com',
    TRUST_PROXY: '1',
  });
});
beforeEach(async () => {
  sarah = from(`sarah-${++number}@example.com`);
  await sarah.post('/sign-up/email', { name: 'Sarah', email: sarah.email, password });
  expect(await mailServer.next()).toContain('Confirm your email address');
});
afterAll(async () => {
  await world.close();
  mailServer.close();
});

/** Each from an address of its own, so that no limit is met. */
let address = 0;
const from = (email: string) => openAccount(world.url, email, `198.51.100.${++address}`);
const signIn = (secret: string) =>
  from(sarah.email).post('/sign-in/email', { email: sarah.email, password: secret });

async function askForLink(headers = {}): Promise<{ token: string; mail: string }> {
  await from(sarah.email).post('/request-password-reset', { email: sarah.email }, headers);
  const mail = await mailServer.next();
  const token = /\/bartender\/reset\?token=(\S+)/.exec(mail)?.[1] ?? '';
  return { token, mail };
}

describe('a forgotten password', () => {
  const reset = (token: string, secret = newPassword) =>
    from(sarah.email).post('/reset-password', { token, newPassword: secret });

  it('is replaced through the mailed link, once', async () => {
    const { token, mail } = await askForLink();
    expect(mail).toContain(`To: ${sarah.email}`);
    expect(mail).toContain('From: bar@example.com');
    expect(mail).toContain(`${world.url}/bartender/reset?token=`);
    expect((await reset(token)).status).toBe(200);
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);
    expect((await reset(token, 'another-one')).status).toBe(400);
  });

  it('is mailed in the language of the request', async () => {
    const { mail } = await askForLink({ 'accept-language': 'sk-SK' });
    expect(mail).toContain('Nastavte si ho do hodiny tu');
  });

  it('ends every session', async () => {
    const old = world.as(await sarah.token());
    const feed = (await old.live()).follow('bars.getUserBars', {});
    expect(await feed.next()).toEqual({ value: [] });
    await reset((await askForLink()).token);
    expect(await feed.next()).toEqual({ code: 'UNAUTHORIZED' });
    expect((await sarah.get('/token')).status).toBe(401);
  });

  it('unlocks an account whose password was being guessed', async () => {
    for (let times = 0; times < 10; times++) await signIn('wrong');
    expect((await signIn(password)).status).toBe(429);
    await reset((await askForLink()).token);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  it('must be long enough, and the link not too old', async () => {
    const { token } = await askForLink();
    expect((await reset(token, 'short')).status).toBe(400);
    await sql`update auth.verification set "expiresAt" = now() - interval '1 minute'`.execute(
      world.db,
    );
    expect((await reset(token)).status).toBe(400);
    expect((await reset('made-up')).status).toBe(400);
  });
});

describe('a password', () => {
  const change = (currentPassword: string, secret = newPassword) =>
    sarah.post('/change-password', {
      currentPassword,
      newPassword: secret,
      revokeOtherSessions: true,
    });

  it('can be changed with the current one, which ends other sessions', async () => {
    const otherDevice = from(sarah.email);
    await otherDevice.post('/sign-in/email', { email: sarah.email, password });
    expect((await change('wrong-password')).status).toBe(400);
    expect((await change(password, 'short')).status).toBe(400);
    expect((await change(password)).status).toBe(200);
    expect((await signIn(newPassword)).status).toBe(200);
    expect((await otherDevice.get('/token')).status).toBe(401);
    expect((await sarah.get('/token')).status).toBe(200);
  });

  it('is stored as a hash', async () => {
    const { rows } = await sql<{ password: string }>`
      select password from auth.account`.execute(world.db);
    for (const row of rows) expect(row.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });
});
