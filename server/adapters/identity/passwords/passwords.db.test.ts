import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { budgets } from '#server/limits/budgets.ts';
import { type Account, openAccount, password } from '#server/testing/account.ts';
import { type MailServer, startMailServer } from '#server/testing/connections/mail-server.ts';
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
  await mailServer.next('Confirm your email address');
});
afterAll(async () => {
  await world.close();
  mailServer.close();
});

/** Each person has a separate address, so that no limit applies. */
let address = 0;
const from = (email: string) => openAccount(world.url, email, `198.51.100.${++address}`);
const signIn = (secret: string) =>
  from(sarah.email).post('/sign-in/email', { email: sarah.email, password: secret });

async function askForLink(headers = {}): Promise<{ token: string; mail: string }> {
  await from(sarah.email).post('/request-password-reset', { email: sarah.email }, headers);
  const mail = await mailServer.next('/bartender/reset?token=');
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
    const { burst } = budgets.passwordTries.ofUnknownDevices;
    for (let times = 0; times < burst; times++) await signIn('wrong');
    expect((await signIn(password)).status).toBe(429);
    await reset((await askForLink()).token);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  it('has a link that cannot be read from the database', async () => {
    const { token } = await askForLink();
    const { rows } = await sql`select * from auth.verification`.execute(world.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await reset(token)).status).toBe(200);
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
      revokeOtherSessions: false,
    });

  it('can be changed with the current one, which ends other sessions whatever the request says', async () => {
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

  it.each([
    ['a common one', 'Password'],
    ['a row of keys', 'qwertzuiop'],
    ['a repetition', 'abcabcabc'],
    ['the own address', 'sarah@example.com'],
    ['the own name and figures', 'Sarah-2026'],
    ['the name of the product', 'barback1'],
  ])('must not be %s, at sign-up, change and reset', async (_what, secret) => {
    const refused = { status: 400, body: { code: 'PASSWORD_TOO_COMMON' } };
    const lee = { name: 'Sarah', email: 'sarah@example.com', password: secret };
    expect(await from(lee.email).post('/sign-up/email', lee)).toMatchObject(refused);
    await sql`update auth."user" set email = 'sarah@example.com' where email = ${sarah.email}`.execute(
      world.db,
    );
    expect(await change(password, secret)).toMatchObject(refused);
    await from(lee.email).post('/request-password-reset', { email: lee.email });
    const token = /reset\?token=(\S+)/.exec(await mailServer.next('reset?token='))?.[1];
    const reset = (newPassword: string) =>
      from(lee.email).post('/reset-password', { token, newPassword });
    expect(await reset(secret)).toMatchObject(refused);
    // The link is still valid for a better password.
    expect((await reset(newPassword)).status).toBe(200);
    await sql`delete from auth."user" where email = 'sarah@example.com'`.execute(world.db);
    await sql`delete from auth.daily_count`.execute(world.db);
  });

  it('sends a mail after a change or reset, in the language of the request', async () => {
    await sarah.post(
      '/change-password',
      { currentPassword: password, newPassword },
      {
        'accept-language': 'sk',
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36',
      },
    );
    const mail = await mailServer.next('Heslo k vášmu účtu v aplikácii Barback sa zmenilo');
    expect(mail).toContain(`To: ${sarah.email}`);
    expect(mail).toContain('Chrome, Windows · ');
    expect(mail).toContain(`${world.url}/bartender/forgot`);
    const { token } = await askForLink();
    await from(sarah.email).post('/reset-password', { token, newPassword: 'another-staple' });
    await mailServer.next('The password of your Barback account was changed');
  });
});
