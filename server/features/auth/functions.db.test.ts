import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;

beforeAll(async () => {
  world = await openWorld();
  sarah = await world.person('Sarah');
});
afterAll(() => world.close());

it('returns null without a sign-in', async () => {
  expect(await world.guest.call('auth.loggedInUser', {})).toBeNull();
  expect(await world.guest.ask('auth.createUserFromClerk', {})).toMatchObject({
    status: 401,
    error: { code: 'UNAUTHORIZED' },
  });
});

it('registers the signed-in person once, whatever the number of calls', async () => {
  const feed = (await sarah.live()).follow('auth.loggedInUser', {});
  expect(await feed.next()).toEqual({ value: null });
  await sarah.call('auth.createUserFromClerk', {});
  await sarah.call('auth.createUserFromClerk', {});
  expect(await feed.next()).toMatchObject({
    value: { email: 'sarah@example.com', name: 'Sarah' },
  });
});

it('refreshes name and email', async () => {
  await world.db.updateTable('users').set({ name: 'Old', email: 'old@example.com' }).execute();
  await sarah.call('auth.createUserFromClerk', {});
  expect(await sarah.call('auth.loggedInUser', {})).toMatchObject({
    email: 'sarah@example.com',
    name: 'Sarah',
  });
});
