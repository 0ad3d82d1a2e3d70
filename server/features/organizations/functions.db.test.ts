import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Organization } from '#domain/organizations/organizations.ts';
import { type Account, createOrganization, invite, join } from '#server/testing/account.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let olive: Account;
let mika: Account;
let owner: Person;
let organizationId: string;

beforeAll(async () => {
  world = await openWorld();
  [olive, mika] = await Promise.all([world.account('Olive'), world.account('Mika')]);
  organizationId = await createOrganization(olive, 'The house');
  owner = world.as(await olive.token());
});
afterAll(() => world.close());

describe('organizations.getOrganization', () => {
  it('is null for a person who acts for themselves', async () => {
    const stranger = await world.person('Stranger');
    expect(await stranger.call('organizations.getOrganization', {})).toBeNull();
  });

  it('shows invitations and members to an owner live, and members to a member', async () => {
    const line = (await owner.live()).follow('organizations.getOrganization', {});
    expect(await line.next()).toMatchObject({
      value: {
        id: organizationId,
        name: 'The house',
        members: [{ name: 'Olive', email: 'olive@example.com', role: 'owner' }],
        invitations: [],
      },
    });
    await invite(olive, organizationId, 'lea@example.com');
    expect(await line.next()).toMatchObject({
      value: { invitations: [{ email: 'lea@example.com' }] },
    });
    await join(olive, organizationId, mika);
    // One update for the invitation, one for the member, or one for both.
    const names = async () =>
      ((await line.next()).value as Organization).members.map(({ name }) => name);
    await expect.poll(names).toEqual(['Olive', 'Mika']);
    const member = world.as(await mika.token());
    expect(await member.call('organizations.getOrganization', {})).toMatchObject({
      members: [{ name: 'Olive' }, { name: 'Mika' }],
      invitations: [],
    });
  });
});

describe('organizations.getInvitation', () => {
  it('returns inviter, organization and address to anyone with the link, until it is used', async () => {
    const nora = await world.account('Nora');
    const invitationId = await invite(olive, organizationId, nora.email);
    const asked = () => world.guest.call('organizations.getInvitation', { invitationId });
    expect(await asked()).toEqual({
      organizationName: 'The house',
      inviterName: 'Olive',
      email: nora.email,
    });
    await nora.post('/organization/accept-invitation', { invitationId });
    expect(await asked()).toBeNull();
  });

  it('does not reveal whether the address has an account', async () => {
    const [known, unknown] = await Promise.all([
      invite(olive, organizationId, (await world.account('Petra')).email),
      invite(olive, organizationId, 'nobody-yet@example.com'),
    ]);
    const keysOf = async (invitationId: string) =>
      Object.keys((await world.guest.call('organizations.getInvitation', { invitationId })) ?? {});
    expect(await keysOf(known)).toEqual(await keysOf(unknown));
  });

  it('is null for an unknown token, and for a withdrawn invitation', async () => {
    const invitationId = await invite(olive, organizationId, 'second-thoughts@example.com');
    await olive.post('/organization/cancel-invitation', { invitationId });
    for (const token of [invitationId, `${invitationId}x`, 'unknown'])
      expect(
        await world.guest.call('organizations.getInvitation', { invitationId: token }),
      ).toBeNull();
  });

  it('refuses another owner, who can neither see nor withdraw the invitation', async () => {
    const zora = await world.account('Zora');
    const another = await createOrganization(zora, 'Another house');
    const invitationId = await invite(olive, organizationId, 'ours@example.com');
    expect(
      await world.as(await zora.token()).call('organizations.getOrganization', {}),
    ).toMatchObject({ id: another, invitations: [] });
    const withdrawn = await zora.post('/organization/cancel-invitation', { invitationId });
    expect(withdrawn.status).toBeGreaterThanOrEqual(400);
    expect(await world.guest.call('organizations.getInvitation', { invitationId })).toMatchObject({
      email: 'ours@example.com',
    });
  });

  it.each(['', 'a b', '../x', 'x'.repeat(101)])('refuses "%s"', async (invitationId) => {
    expect(await world.guest.ask('organizations.getInvitation', { invitationId })).toMatchObject({
      status: 400,
      error: { code: 'INVALID_REQUEST' },
    });
  });
});

describe('an organization’s bar', () => {
  let barId: string;
  beforeAll(async () => {
    barId = await owner.call('bars.createBar', { name: 'Corner' });
  });

  it('is found by its people, whatever account they act for, and by nobody else', async () => {
    await world.as(await mika.token()).call('auth.createUserFromClerk', {});
    const alone = world.as(String((await mika.get('/token-for?organizationId=')).body.token));
    expect(await alone.call('bars.getBarOrganization', { barId })).toEqual({ organizationId });
    const own = await alone.call('bars.createBar', { name: 'Of Mika' });
    expect(await alone.call('bars.getBarOrganization', { barId: own })).toEqual({
      organizationId: null,
    });
    const stranger = await world.person('Lee');
    expect(await stranger.ask('bars.getBarOrganization', { barId })).toMatchObject({
      status: 404,
      error: { code: 'NOT_FOUND' },
    });
    expect(await stranger.ask('bars.getBarOrganization', { barId: 'x' })).toMatchObject({
      status: 400,
    });
  });

  it('is opened and closed by members, while only owners change the rest', async () => {
    const member = world.as(await mika.token());
    await member.call('bars.updateBar', { barId, isOpen: false });
    await member.call('bars.updateBar', { barId, isOpen: true, allowsSubstitutes: false });
    for (const change of [
      { isActive: false },
      { name: 'Mine now' },
      { description: 'Of Mika' },
      { allowsGuestSearch: false },
      { guestQuestionsPerNight: 1 },
      { guestSharePercent: 50 },
      { maxOpenPerGuest: 5 },
      { maxOpenOrders: null },
      { lateAfterMinutes: 5 },
      { tables: [] },
      { isOpen: false, isActive: false },
    ]) {
      expect(await member.ask('bars.updateBar', { barId, ...change })).toMatchObject({
        status: 403,
        error: { code: 'FORBIDDEN', message: 'Access forbidden' },
      });
    }
    expect(await owner.call('bars.getUserBars', {})).toMatchObject([
      { name: 'Corner', isActive: true, isOpen: true },
    ]);
  });

  it('follows changes of roles: a new owner may change it, a former one may not', async () => {
    const memberId = async () =>
      (await owner.call('organizations.getOrganization', {}))?.members.find(
        ({ name }) => name === 'Mika',
      )?.id;
    const setRole = async (role: string) =>
      olive.post('/organization/update-member-role', {
        organizationId,
        memberId: await memberId(),
        role,
      });
    await setRole('owner');
    const asOwner = world.as(await mika.token());
    await asOwner.call('bars.updateBar', { barId, name: 'By both' });
    await setRole('member');
    // The old token still claims the former role.
    expect(await asOwner.ask('bars.updateBar', { barId, name: 'Mine' })).toMatchObject({
      status: 401,
    });
    const asMember = world.as(await mika.token());
    expect(await asMember.ask('bars.updateBar', { barId, name: 'Mine' })).toMatchObject({
      status: 403,
    });
  });
});
