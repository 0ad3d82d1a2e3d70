import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { budgets } from '#server/limits/budgets.ts';
import {
  type Account,
  createOrganization,
  invite,
  join,
  openAccount,
  password,
} from '#server/testing/account.ts';
import { openWorld, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Account;
let lee: Account;
let stranger: Account;
let organization: string;

beforeAll(async () => {
  world = await openWorld({ TRUST_PROXY: '1' });
  [lee, stranger] = await Promise.all([newcomer('Lee'), newcomer('Stranger')]);
});
beforeEach(async () => {
  sarah = await newcomer('Sarah');
  organization = await createOrganization(sarah, 'Zlatá líška s. r. o.');
});
afterAll(() => world.close());

/** Each person has a separate address, so that no limit applies. */
let people = 0;
async function newcomer(name: string): Promise<Account> {
  const number = ++people;
  const email = `${name.toLowerCase()}-${number}@example.com`;
  const account = openAccount(world.url, email, `198.51.100.${number}`);
  await account.post('/sign-up/email', { name, email, password });
  return account;
}

const barsOf = async (account: Account) =>
  (await world.as(await account.token()).call('bars.getUserBars', {})).map(({ name }) => name);
const createBar = async (account: Account, name: string) =>
  world.as(await account.token()).call('bars.createBar', { name });
const switchTo = (account: Account, organizationId: string | null) =>
  account.post('/organization/set-active', { organizationId });

describe('an organization', () => {
  it('owns bars that are separate from those of its members', async () => {
    await createBar(sarah, 'Of all');
    await switchTo(sarah, null);
    await createBar(sarah, 'Of Sarah');
    expect(await barsOf(sarah)).toContain('Of Sarah');
    expect(await barsOf(sarah)).not.toContain('Of all');
    await switchTo(sarah, organization);
    expect(await barsOf(sarah)).toEqual(['Of all']);
  });

  it('shows its bars to a member who accepted, and to nobody else', async () => {
    const barId = await createBar(sarah, 'Shared');
    expect((await join(sarah, organization, lee)).status).toBe(200);
    expect(await barsOf(lee)).toEqual(['Shared']);
    const member = world.as(await lee.token());
    await member.call('bars.updateBar', { barId, isOpen: false });
    expect((await switchTo(stranger, organization)).status).toBe(403);
    expect(await barsOf(stranger)).toEqual([]);
  });

  it('can be chosen per tab, and only by its members', async () => {
    await createBar(sarah, 'Of all');
    const tokenFor = async (account: Account, organizationId: string) =>
      account.get(`/token-for?organizationId=${encodeURIComponent(organizationId)}`);
    const barsWith = async (token: unknown) =>
      (await world.as(String(token)).call('bars.getUserBars', {})).map(({ name }) => name);
    const alone = (await tokenFor(sarah, '')).body.token;
    const house = (await tokenFor(sarah, organization)).body.token;
    expect([await barsWith(alone), await barsWith(house)]).toEqual([[], ['Of all']]);
    // The session's own organization has not changed.
    expect(await barsOf(sarah)).toEqual(['Of all']);
    expect(await barsWith((await tokenFor(stranger, organization)).body.token)).toEqual([]);
    expect((await tokenFor(sarah, 'x'.repeat(101))).status).toBe(400);
    const nobody = openAccount(world.url, 'nobody@example.com');
    expect((await tokenFor(nobody, organization)).status).toBe(401);
  });

  it.each(['', '   ', 'x'.repeat(81)])('is refused the name "%s"', async (name) => {
    const { status } = await sarah.post('/organization/create', { name, slug: 'a-slug' });
    expect(status).toBe(400);
    const change = { organizationId: organization, data: { name } };
    expect((await sarah.post('/organization/update', change)).status).toBe(400);
  });

  it('can be renamed', async () => {
    const change = { organizationId: organization, data: { name: ' Northern Bars ' } };
    expect(await sarah.post('/organization/update', change)).toMatchObject({
      status: 200,
      body: { name: 'Northern Bars' },
    });
  });

  it('cannot be deleted', async () => {
    const { status } = await sarah.post('/organization/delete', { organizationId: organization });
    expect(status).toBe(404);
  });
});

it('a person can create a limited number of organizations, also in parallel', async () => {
  const make = () => sarah.post('/organization/create', { name: 'One', slug: crypto.randomUUID() });
  const { organizations: max } = budgets.person;
  const made = await Promise.all(Array.from({ length: max + 4 }, make));
  // One existed before.
  expect(made.filter(({ status }) => status === 200)).toHaveLength(max - 1);
  expect(await make()).toMatchObject({ status: 403, body: { code: 'TOO_MANY_ORGANIZATIONS' } });
});

describe('an invitation', () => {
  it('is for one email, and works once', async () => {
    const invitationId = await invite(sarah, organization, lee.email);
    const accept = (account: Account) =>
      account.post('/organization/accept-invitation', { invitationId });
    expect((await accept(stranger)).status).toBe(403);
    expect((await accept(lee)).status).toBe(200);
    expect((await accept(lee)).status).toBe(400);
  });

  it('can be sent only by owners', async () => {
    await join(sarah, organization, lee);
    const body = { organizationId: organization, email: stranger.email, role: 'member' };
    expect((await lee.post('/organization/invite-member', body)).status).toBe(403);
  });

  it('can be withdrawn only by owners of its organization', async () => {
    await join(sarah, organization, lee);
    await createOrganization(stranger, 'Another house');
    const invitationId = await invite(sarah, organization, stranger.email);
    const withdraw = (account: Account) =>
      account.post('/organization/cancel-invitation', { invitationId });
    expect((await withdraw(lee)).status).toBe(403);
    expect((await withdraw(stranger)).status).toBe(400);
    expect((await withdraw(sarah)).status).toBe(200);
    const accepted = await stranger.post('/organization/accept-invitation', { invitationId });
    expect(accepted).toMatchObject({ status: 400, body: { code: 'INVITATION_NOT_FOUND' } });
  });

  it.each(['owner', 'admin'])('does not offer the role %s', async (role) => {
    const body = { organizationId: organization, email: lee.email, role };
    expect((await sarah.post('/organization/invite-member', body)).status).toBe(400);
  });
});

describe('a member', () => {
  it('sees the bars of another organization after a switch, on the open socket', async () => {
    await createBar(sarah, 'Live');
    const socket = await world.as(await sarah.token()).live();
    const feed = socket.follow('bars.getUserBars', {});
    expect(await feed.next()).toMatchObject({ value: [{ name: 'Live' }] });
    await switchTo(sarah, null);
    socket.become({ token: await sarah.token() });
    const { value } = await feed.next();
    expect(value).not.toContainEqual(expect.objectContaining({ name: 'Live' }));
  });

  it('starts a new session in the organization of the last one', async () => {
    await createBar(sarah, 'Again');
    const again = openAccount(world.url, sarah.email);
    await again.post('/sign-in/email', { email: sarah.email, password });
    expect(await barsOf(again)).toEqual(['Again']);
    await switchTo(again, null);
    const third = openAccount(world.url, sarah.email);
    await third.post('/sign-in/email', { email: sarah.email, password });
    expect(await barsOf(third)).not.toContain('Again');
  });

  it('a member who leaves loses all rights at once, on the socket and with the old token', async () => {
    await createBar(sarah, 'Left');
    await join(sarah, organization, lee);
    const old = world.as(await lee.token());
    const feed = (await old.live()).follow('bars.getUserBars', {});
    expect(await feed.next()).toMatchObject({ value: [{ name: 'Left' }] });
    await lee.post('/organization/leave', { organizationId: organization });
    expect(await feed.next()).toEqual({ code: 'UNAUTHORIZED' });
    expect(await old.ask('bars.getUserBars', {})).toMatchObject({ status: 401 });
    expect(await barsOf(lee)).not.toContain('Left');
  });

  it('a removed member loses all rights at once', async () => {
    await createBar(sarah, 'Removed');
    await join(sarah, organization, lee);
    const feed = (await world.as(await lee.token()).live()).follow('bars.getUserBars', {});
    expect(await feed.next()).toMatchObject({ value: [{ name: 'Removed' }] });
    const remove = (by: Account, memberIdOrEmail: string) =>
      by.post('/organization/remove-member', { organizationId: organization, memberIdOrEmail });
    expect((await remove(lee, sarah.email)).status).toBe(400);
    expect((await remove(sarah, lee.email)).status).toBe(200);
    expect(await feed.next()).toEqual({ code: 'UNAUTHORIZED' });
    expect(await barsOf(lee)).not.toContain('Removed');
  });

  it('the only owner cannot leave', async () => {
    const { status } = await sarah.post('/organization/leave', { organizationId: organization });
    expect(status).toBe(400);
  });

  it('may become an owner, and then the first owner can leave', async () => {
    const { body } = await join(sarah, organization, lee);
    const { id: memberId } = body.member as { id: string };
    const change = (by: Account, role: string) =>
      by.post('/organization/update-member-role', { organizationId: organization, memberId, role });
    expect((await change(lee, 'owner')).status).toBe(403);
    expect((await change(sarah, 'admin')).status).toBe(400);
    expect((await change(sarah, 'owner')).status).toBe(200);
    const { status } = await sarah.post('/organization/leave', { organizationId: organization });
    expect(status).toBe(200);
  });
});
