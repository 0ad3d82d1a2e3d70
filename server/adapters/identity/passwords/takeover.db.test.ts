// An attacker creates an account with another person's address, and waits until the owner uses it.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { password } from '#server/testing/account.ts';
import { type MailServer, startMailServer } from '#server/testing/connections/mail-server.ts';
import type { OidcIssuer } from '#server/testing/oidc/oidc-issuer.ts';
import type { OidcVisitor } from '#server/testing/oidc/oidc-visitor.ts';
import { type OidcWorld, openOidcWorld } from '#server/testing/oidc/oidc-world.ts';
import type { World } from '#server/testing/world.ts';

let issuer: OidcIssuer;
let world: World;
let newVisitor: OidcWorld['newVisitor'];
let close: OidcWorld['close'];
let mailServer: MailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  ({ issuer, world, newVisitor, close } = await openOidcWorld({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'bar@example.com',
  }));
});
afterAll(async () => {
  await close();
  mailServer.close();
});

const ownPassword = 'battery-staple';
let victim: string;
let attacker: OidcVisitor;
beforeEach(async () => {
  victim = `victim-${crypto.randomUUID()}@example.com`;
  const sub = crypto.randomUUID();
  issuer.reset();
  issuer.person = { sub, email: `${sub}@evil.example`, email_verified: true, name: 'Mallory' };
  attacker = newVisitor();
  await attacker.post('/sign-up/email', { name: 'Victim', email: victim, password });
});

const userId = async () => {
  const { rows } = await sql<{ id: string }>`
    select id from auth."user" where email = ${victim}`.execute(world.db);
  return rows[0]?.id ?? '';
};
/** Earlier versions let everybody connect. */
const plantConnection = async () => {
  await sql`
    insert into auth.account (id, "accountId", "providerId", "userId", "updatedAt")
    values (${crypto.randomUUID()}, ${String(issuer.person.sub)}, ${`oidc:${issuer.url}`},
      ${await userId()}, now())`.execute(world.db);
};
const connect = async (by: OidcVisitor, secret: string) => {
  const { status, body } = await by.post('/oidc/connect', { password: secret });
  if (status === 200) await by.comeBack(await by.authorize(String(body.url)));
  return { status, body };
};
const tokenIn = (mail: string) => /token=(\S+)/.exec(mail)?.[1] ?? '';
const confirmationOf = () => mailServer.next(`To: ${victim}`);
const reset = async (by: OidcVisitor) => {
  await by.post('/request-password-reset', { email: victim });
  const token = tokenIn(await mailServer.next('/bartender/reset?token='));
  return by.post('/reset-password', { token, newPassword: ownPassword });
};
const signIn = (by: OidcVisitor, secret: string) =>
  by.post('/sign-in/email', { email: victim, password: secret });
/** The account that the visitor can open. Undefined if none. */
const accountOf = async (visitor: OidcVisitor) => {
  const { body } = await visitor.get('/get-session');
  return (body.user as { email: string } | undefined)?.email;
};

describe('an account created with another person’s address', () => {
  it('cannot be opened by its creator once the owner has confirmed and reset it', async () => {
    const mail = await confirmationOf();
    await connect(attacker, password);
    // The owner opens either form of the mailed link, and sets a password.
    const owner = newVisitor();
    await fetch(/http\S+/.exec(mail)?.[0] ?? '', { redirect: 'follow' });
    expect((await reset(owner)).status).toBe(200);
    expect((await signIn(owner, ownPassword)).status).toBe(200);

    expect(await accountOf(attacker)).toBeUndefined();
    expect((await signIn(newVisitor(), password)).status).toBe(401);
    const back = newVisitor();
    await back.signIn();
    expect(await accountOf(back)).not.toBe(victim);
  });

  it('loses connections that earlier versions allowed, with a new password', async () => {
    await plantConnection();
    const owner = newVisitor();
    await sql`update auth."user" set "emailVerified" = true where email = ${victim}`.execute(
      world.db,
    );
    await reset(owner);
    const back = newVisitor();
    await back.signIn();
    expect(await accountOf(back)).not.toBe(victim);
  });

  it('is not confirmed by the link alone, nor by a person who is signed in elsewhere', async () => {
    const token = tokenIn(await confirmationOf());
    expect((await newVisitor().post('/confirm-email', { token })).status).toBe(401);
    const owner = newVisitor();
    await owner.signIn();
    expect(await owner.post('/confirm-email', { token })).toMatchObject({
      status: 403,
      body: { code: 'ANOTHER_ACCOUNT' },
    });
    expect((await attacker.post('/account/overview')).status).toBe(404);
    expect((await attacker.get('/account/overview')).body).toMatchObject({
      needsConfirmation: true,
    });
  });
});

describe('a person who signs up with their own address', () => {
  it('keeps password and session when they confirm it, and nothing else', async () => {
    const token = tokenIn(await confirmationOf());
    await plantConnection();
    const elsewhere = newVisitor();
    await signIn(elsewhere, password);
    expect((await attacker.post('/confirm-email', { token })).status).toBe(200);
    expect(await accountOf(attacker)).toBe(victim);
    expect(await accountOf(elsewhere)).toBeUndefined();
    expect((await attacker.get('/account/overview')).body).toMatchObject({
      needsConfirmation: false,
      hasPassword: true,
      isConnected: false,
    });
    expect((await signIn(newVisitor(), password)).status).toBe(200);
    // A second confirmation changes nothing.
    const third = newVisitor();
    await signIn(third, password);
    expect((await attacker.post('/confirm-email', { token })).status).toBe(200);
    expect(await accountOf(third)).toBe(victim);
  });

  it('must confirm it before they connect an issuer, and gets the link again', async () => {
    await confirmationOf();
    expect(await connect(attacker, password)).toMatchObject({
      status: 403,
      body: { code: 'CONFIRM_BEFORE_CONNECTING' },
    });
    const token = tokenIn(await confirmationOf());
    await attacker.post('/confirm-email', { token });
    expect((await connect(attacker, password)).status).toBe(200);
    expect(await mailServer.next('can sign in to your Barback account with')).toContain(
      'Old Town ID',
    );
    const again = newVisitor();
    expect(await again.signIn()).toBe('/bartender');
    expect(await accountOf(again)).toBe(victim);
    await mailServer.next('signed in to your Barback account on a new device');

    expect((await attacker.post('/oidc/disconnect')).status).toBe(200);
    expect(await mailServer.next('any more')).toContain(`To: ${victim}`);
    await newVisitor().signIn();
    expect((await attacker.get('/account/overview')).body).toMatchObject({ isConnected: false });
  });
});

it('does not disconnect the only way in', async () => {
  const mika = newVisitor();
  await mika.signIn();
  expect(await mika.post('/oidc/disconnect')).toMatchObject({
    status: 409,
    body: { code: 'ONLY_WAY_IN' },
  });
  expect((await mika.get('/account/overview')).body).toMatchObject({
    hasPassword: false,
    isConnected: true,
  });
});
