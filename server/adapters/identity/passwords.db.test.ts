import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, openAccount, password } from '#server/testing/account.ts';
import { openPostOffice, type PostOffice } from '#server/testing/post-office.ts';
import { openWorld, type World } from '#server/testing/world.ts';

let world: World;
let post: PostOffice;
let sarah: Account;
let number = 0;
const newPassword = 'battery-staple';

beforeAll(async () => {
  post = await openPostOffice();
  world = await openWorld({ SMTP_URL: post.url, MAIL_FROM: 'bar@example.com', TRUST_PROXY: '1' });
});
beforeEach(async () => {
  sarah = from(`sarah-${++number}@example.com`);
  await sarah.post('/sign-up/email', { name: 'Sarah', email: sarah.email, password });
  expect(await post.next()).toContain('Confirm your email address');
});
afterAll(async () => {
  await world.close();
  post.close();
});

/** Each from an address of its own, so that no limit is met. */
let address = 0;
const from = (email: string) => openAccount(world.url, email, `198.51.100.${++address}`);
const signIn = (secret: string) =>
  from(sarah.email).post('/sign-in/email', { email: sarah.email, password: secret });

async function askForLink(headers = {}): Promise<{ token: string; letter: string }> {
  await from(sarah.email).post('/request-password-reset', { email: sarah.email }, headers);
  const letter = await post.next();
  const token = /\/bartender\/reset\?token=(\S+)/.exec(letter)?.[1] ?? '';
  return { token, letter };
}

describe('a forgotten password', () => {
  const reset = (token: string, secret = newPassword) =>
    from(sarah.email).post('/reset-password', { token, newPassword: secret });

  it('is replaced by the link in the mail, once', async () => {
    const { token, letter } = await askForLink();
    expect(letter).toContain(`To: ${sarah.email}`);
    expect(letter).toContain('From: bar@example.com');
    expect(letter).toContain(`${world.url}/bartender/reset?token=`);
    expect((await reset(token)).status).toBe(200);
    expect((await signIn(password)).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);
    expect((await reset(token, 'another-one')).status).toBe(400);
  });

  it('is mailed in the language of whoever asks', async () => {
    const { letter } = await askForLink({ 'accept-language': 'sk-SK' });
    expect(letter).toContain('Nastavte si ho do hodiny tu');
  });

  it('ends every session', async () => {
    const old = world.as(await sarah.token());
    const feed = (await old.live()).follow('bars.getUserBars', {});
    expect(await feed.next()).toEqual({ value: [] });
    await reset((await askForLink()).token);
    expect(await feed.next()).toEqual({ code: 'UNAUTHORIZED' });
    expect((await sarah.get('/token')).status).toBe(401);
  });

  it('opens an account that is being guessed at', async () => {
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

  it('is changed by whoever knows it, and other sessions end', async () => {
    const elsewhere = from(sarah.email);
    await elsewhere.post('/sign-in/email', { email: sarah.email, password });
    expect((await change('wrong-password')).status).toBe(400);
    expect((await change(password, 'short')).status).toBe(400);
    expect((await change(password)).status).toBe(200);
    expect((await signIn(newPassword)).status).toBe(200);
    expect((await elsewhere.get('/token')).status).toBe(401);
    expect((await sarah.get('/token')).status).toBe(200);
  });

  it('is kept as a hash', async () => {
    const { rows } = await sql<{ password: string }>`
      select password from auth.account`.execute(world.db);
    for (const row of rows) expect(row.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });
});
