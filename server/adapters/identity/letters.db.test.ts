import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { budgets } from '#server/limits/budgets.ts';
import { type Account, found, openAccount, password } from '#server/testing/account.ts';
import { openPostOffice, type PostOffice } from '#server/testing/post-office.ts';
import { openWorld, type World } from '#server/testing/world.ts';

let world: World;
let post: PostOffice;
let sarah: Account;
let firstLetter: string;
const lines: string[] = [];

beforeAll(async () => {
  post = await openPostOffice();
  const mail = { SMTP_URL: post.url, MAIL_FROM: 'bar@example.com' };
  world = await openWorld({ ...mail, TRUST_PROXY: '1' }, { write: (line) => lines.push(line) });
});
beforeEach(async () => {
  sarah = await signUp('Sarah');
  firstLetter = await post.next();
});
afterAll(async () => {
  await world.close();
  post.close();
});

/** Each from an address of their own, so that no limit by address is met. */
let people = 0;
const newAddress = () => `198.51.100.${++people}`;
async function signUp(name: string, address = newAddress(), headers = {}): Promise<Account> {
  const account = openAccount(world.url, `${name.toLowerCase()}-${people}@example.com`, address);
  await account.post('/sign-up/email', { name, email: account.email, password }, headers);
  return account;
}

const linkIn = (letter: string) => /http\S+/.exec(letter)?.[0] ?? '';
const open = (link: string) => fetch(link, { redirect: 'manual' });
const inviteTo = (organizationId: string, by: Account, email: string, more = {}) =>
  by.post('/organization/invite-member', { organizationId, email, role: 'member', ...more });
const invitations = async (organizationId: string) => {
  const { body } = await sarah.get(
    `/organization/get-full-organization?organizationId=${organizationId}`,
  );
  return body.invitations as { email: string }[];
};

describe('who signs up where there is mail', () => {
  it('is mailed a link that confirms the address and leads into the app', async () => {
    expect(firstLetter).toContain(`To: ${sarah.email}`);
    const answer = await open(linkIn(firstLetter));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/bartender');
  });

  it('is mailed in their own language', async () => {
    await signUp('Lubica', newAddress(), { 'accept-language': 'sk-SK' });
    expect(await post.next()).toContain('potvrďte, prosím, že je vaša');
  });

  it('is confirmed by no other link', async () => {
    const organization = await found(sarah, 'Corner');
    await open(linkIn(firstLetter).replace(/token=\w{9}/, 'token=aaaaaaaaa'));
    expect((await inviteTo(organization, sarah, 'lee@example.com')).status).toBe(403);
    await post.next();
  });
});

describe('an invitation', () => {
  let organization: string;
  const confirm = () => open(linkIn(firstLetter));
  beforeEach(async () => {
    organization = await found(sarah, 'Corner');
  });

  it('is refused until the inviter has confirmed, who is mailed the link again', async () => {
    expect(await inviteTo(organization, sarah, 'lee@example.com')).toMatchObject({
      status: 403,
      body: { code: 'EMAIL_NOT_VERIFIED' },
    });
    expect(await invitations(organization)).toEqual([]);
    const again = await post.next();
    expect(again).toContain(`To: ${sarah.email}`);
    await open(linkIn(again));
    const { status, body } = await inviteTo(organization, sarah, 'lee@example.com');
    expect(status).toBe(200);
    const letter = await post.next();
    expect(letter).toContain('To: lee@example.com');
    expect(letter).toContain(`${world.url}/bartender/invitation/${body.id}`);
  });

  it('holds no link but ours, and no subject but ours', async () => {
    await confirm();
    const data = { name: 'URGENT: your money at https://evil.example and www.evil.example/now' };
    await sarah.post('/organization/update', { organizationId: organization, data });
    await sarah.post('/update-user', { name: 'Visit evil.example' });
    await inviteTo(organization, sarah, 'lee@example.com');
    const letter = await post.next();
    expect(letter).toContain('Visit evil example invites you');
    expect(letter).not.toMatch(/evil\.|www\./);
    expect(letter).toMatch(/Subject: \S*Barback:/);
    expect(letter).not.toMatch(/Subject:.*URGENT/);
    const links = letter.match(/\w+:\/\/\S+/g) ?? [];
    expect(links.every((link) => link.startsWith(world.url))).toBe(true);
  });

  it('is sent so many times a day by one person, all at once or not, again or not', async () => {
    await confirm();
    const other = await found(sarah, 'Another corner');
    const most = budgets.person.invitationsPerDay;
    const all = await Promise.all(
      Array.from({ length: most + 5 }, (_, n) =>
        inviteTo(n % 2 ? organization : other, sarah, `guest-${n}@example.com`),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(most);
    for (let sent = 0; sent < most; sent++) await post.next();
    const [known] = await invitations(organization);
    const again = await inviteTo(organization, sarah, known?.email ?? '', { resend: true });
    expect(again).toMatchObject({ status: 403, body: { code: 'TOO_MANY_INVITATIONS' } });
  });

  it('is sent so many times a day for one organization', async () => {
    await confirm();
    await sql`
      insert into auth.daily_count (what, who, day, count)
      values ('invitationTo', ${organization}, (now() at time zone 'utc')::date,
        ${budgets.organization.invitationsPerDay - 1}::int)
    `.execute(world.db);
    expect((await inviteTo(organization, sarah, 'lee@example.com')).status).toBe(200);
    await post.next();
    expect(await inviteTo(organization, sarah, 'sam@example.com')).toMatchObject({
      status: 403,
      body: { code: 'TOO_MANY_INVITATIONS' },
    });
  });
});

describe('a reset link', () => {
  const ask = (email: string) =>
    openAccount(world.url, email, newAddress()).post('/request-password-reset', { email });

  it('is mailed so many times a day, and nobody is told when it is not', async () => {
    const answers = [];
    for (let times = 0; times < budgets.person.resetMailsPerDay + 2; times++) {
      answers.push(await ask(sarah.email));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual(await ask('nobody@example.com'));
    for (let sent = 0; sent < budgets.person.resetMailsPerDay; sent++) {
      expect(await post.next()).toContain(`To: ${sarah.email}`);
    }
    const lee = await signUp('Lee');
    expect(await post.next()).toContain(`To: ${lee.email}`);
  });

  it('is in no line of the log', async () => {
    await ask(sarah.email);
    const token = /token=(\S+)/.exec(await post.next())?.[1] ?? '';
    expect(token).not.toBe('');
    expect(lines.join('')).not.toContain(token);
    expect(lines.join('')).not.toContain('password reset link');
  });
});

describe('one address', () => {
  it('signs up so many people a day', async () => {
    const address = newAddress();
    await sql`
      insert into auth.daily_count (what, who, day, count)
      values ('signUpFrom', ${address}, (now() at time zone 'utc')::date,
        ${budgets.address.signUps.perDay - 1}::int)
    `.execute(world.db);
    const signUpFrom = (from: string, email: string) =>
      openAccount(world.url, email, from).post('/sign-up/email', { name: 'Lee', email, password });
    expect((await signUpFrom(address, 'last@example.com')).status).toBe(200);
    await post.next();
    expect((await signUpFrom(address, 'late@example.com')).status).toBe(429);
    expect((await signUpFrom(newAddress(), 'late@example.com')).status).toBe(200);
    await post.next();
  });
});
