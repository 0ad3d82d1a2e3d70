import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { budgets } from '#server/limits/budgets.ts';
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
let confirmationMail: string;
const lines: string[] = [];

beforeAll(async () => {
  mailServer = await startMailServer();
  const smtp = { SMTP_URL: mailServer.url, MAIL_FROM: 'bar@example.com' };
  world = await openWorld({ ...smtp, TRUST_PROXY: '1' }, { write: (line) => lines.push(line) });
});
beforeEach(async () => {
  sarah = await signUp('Sarah');
  confirmationMail = await mailServer.next('Confirm your email address');
});
afterAll(async () => {
  await world.close();
  mailServer.close();
});

/** Each person has a separate address, so that no limit by address applies. */
let people = 0;
const newAddress = () => `198.51.100.${++people}`;
async function signUp(name: string, address = newAddress(), headers = {}): Promise<Account> {
  const account = openAccount(world.url, `${name.toLowerCase()}-${people}@example.com`, address);
  await account.post('/sign-up/email', { name, email: account.email, password }, headers);
  return account;
}

const linkIn = (mail: string) => /http\S+/.exec(mail)?.[0] ?? '';
const open = (link: string) => fetch(link, { redirect: 'manual' });
const confirm = (account: Account, mail: string) =>
  account.post('/confirm-email', { token: new URL(linkIn(mail)).searchParams.get('token') });
const isConfirmed = async (email: string) => {
  const { rows } = await sql<{ emailVerified: boolean }>`
    select "emailVerified" from auth."user" where email = ${email}`.execute(world.db);
  return rows[0]?.emailVerified;
};
const inviteTo = (organizationId: string, by: Account, email: string, more = {}) =>
  by.post('/organization/invite-member', { organizationId, email, role: 'member', ...more });
const invitations = async (organizationId: string) => {
  const { body } = await sarah.get(
    `/organization/get-full-organization?organizationId=${organizationId}`,
  );
  return body.invitations as { email: string }[];
};

describe('a sign-up on a server with mail', () => {
  it('sends a link that confirms the address only for a person who is signed in to the account', async () => {
    expect(confirmationMail).toContain(`To: ${sarah.email}`);
    expect(linkIn(confirmationMail)).toContain(`${world.url}/bartender/confirm?token=`);
    expect((await open(linkIn(confirmationMail))).headers.get('content-type')).toContain('html');
    expect(await isConfirmed(sarah.email)).toBe(false);
    expect((await confirm(sarah, confirmationMail)).status).toBe(200);
    expect(await isConfirmed(sarah.email)).toBe(true);
  });

  it('sends the mail in the language of the person', async () => {
    await signUp('Lubica', newAddress(), { 'accept-language': 'sk-SK' });
    expect(await mailServer.next()).toContain('potvrďte, prosím, že je vaša');
  });

  it('is confirmed by no other link', async () => {
    const organization = await createOrganization(sarah, 'Corner');
    const forged = confirmationMail.replace(/token=\w{9}/, 'token=aaaaaaaaa');
    expect(await confirm(sarah, forged)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_TOKEN' },
    });
    const lee = await signUp('Lee');
    expect(await confirm(sarah, await mailServer.next(`To: ${lee.email}`))).toMatchObject({
      status: 403,
      body: { code: 'ANOTHER_ACCOUNT' },
    });
    expect((await inviteTo(organization, sarah, 'lee@example.com')).status).toBe(403);
    await mailServer.next();
  });
});

describe('an invitation', () => {
  let organization: string;
  beforeEach(async () => {
    organization = await createOrganization(sarah, 'Corner');
  });

  it('is refused until the inviter has confirmed their address, and mails the link again', async () => {
    expect(await inviteTo(organization, sarah, 'lee@example.com')).toMatchObject({
      status: 403,
      body: { code: 'EMAIL_NOT_VERIFIED' },
    });
    expect(await invitations(organization)).toEqual([]);
    const again = await mailServer.next();
    expect(again).toContain(`To: ${sarah.email}`);
    await confirm(sarah, again);
    const { status, body } = await inviteTo(organization, sarah, 'lee@example.com');
    expect(status).toBe(200);
    const mail = await mailServer.next();
    expect(mail).toContain('To: lee@example.com');
    expect(mail).toContain(`${world.url}/bartender/invitation/${body.id}`);
  });

  it('contains only our own links and our own subject', async () => {
    await confirm(sarah, confirmationMail);
    const data = { name: 'URGENT: your money at https://evil.example and www.evil.example/now' };
    await sarah.post('/organization/update', { organizationId: organization, data });
    await sarah.post('/update-user', { name: 'Visit evil.example' });
    await inviteTo(organization, sarah, 'lee@example.com');
    const mail = await mailServer.next();
    expect(mail).toContain('Visit evil example invites you');
    expect(mail).not.toMatch(/evil\.|www\./);
    expect(mail).toMatch(/Subject: \S*Barback:/);
    expect(mail).not.toMatch(/Subject:.*URGENT/);
    const links = mail.match(/\w+:\/\/\S+/g) ?? [];
    expect(links.every((link) => link.startsWith(world.url))).toBe(true);
  });

  it('is limited per person and day, also for parallel and repeated invitations', async () => {
    await confirm(sarah, confirmationMail);
    const other = await createOrganization(sarah, 'Another corner');
    const max = budgets.person.invitationsPerDay;
    const all = await Promise.all(
      Array.from({ length: max + 5 }, (_, n) =>
        inviteTo(n % 2 ? organization : other, sarah, `guest-${n}@example.com`),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(max);
    for (let sent = 0; sent < max; sent++) await mailServer.next();
    const [known] = await invitations(organization);
    const again = await inviteTo(organization, sarah, known?.email ?? '', { resend: true });
    expect(again).toMatchObject({ status: 403, body: { code: 'TOO_MANY_INVITATIONS' } });
  });

  it('is limited per organization and day', async () => {
    await confirm(sarah, confirmationMail);
    await sql`
      insert into auth.daily_count (what, who, day, count)
      values ('invitationTo', ${organization}, (now() at time zone 'utc')::date,
        ${budgets.organization.invitationsPerDay - 1}::int)
    `.execute(world.db);
    expect((await inviteTo(organization, sarah, 'lee@example.com')).status).toBe(200);
    await mailServer.next();
    expect(await inviteTo(organization, sarah, 'sam@example.com')).toMatchObject({
      status: 403,
      body: { code: 'TOO_MANY_INVITATIONS' },
    });
  });
});

describe('a reset link', () => {
  const ask = (email: string) =>
    openAccount(world.url, email, newAddress()).post('/request-password-reset', { email });

  it('is limited per day, with the same response when no mail is sent', async () => {
    const answers = [];
    for (let times = 0; times < budgets.person.resetMailsPerDay + 2; times++) {
      answers.push(await ask(sarah.email));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual(await ask('nobody@example.com'));
    for (let sent = 0; sent < budgets.person.resetMailsPerDay; sent++) {
      expect(await mailServer.next()).toContain(`To: ${sarah.email}`);
    }
    const lee = await signUp('Lee');
    expect(await mailServer.next()).toContain(`To: ${lee.email}`);
  });

  it('never appears in the log', async () => {
    await ask(sarah.email);
    const token = /token=(\S+)/.exec(await mailServer.next())?.[1] ?? '';
    expect(token).not.toBe('');
    expect(lines.join('')).not.toContain(token);
    expect(lines.join('')).not.toContain('password reset link');
  });
});

describe('one address', () => {
  it('can sign up a limited number of people per day', async () => {
    const address = newAddress();
    await sql`
      insert into auth.daily_count (what, who, day, count)
      values ('signUpFrom', ${address}, (now() at time zone 'utc')::date,
        ${budgets.address.signUps.perDay - 1}::int)
    `.execute(world.db);
    const signUpFrom = (from: string, email: string) =>
      openAccount(world.url, email, from).post('/sign-up/email', { name: 'Lee', email, password });
    expect((await signUpFrom(address, 'last@example.com')).status).toBe(200);
    await mailServer.next();
    expect((await signUpFrom(address, 'late@example.com')).status).toBe(429);
    expect((await signUpFrom(newAddress(), 'late@example.com')).status).toBe(200);
    await mailServer.next();
  });
});
