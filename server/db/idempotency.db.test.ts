import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type Person, type World } from '#server/testing/world.ts';
import { purgeKeys } from './idempotency.ts';

let world: World;
let sarah: Person;
let lee: Person;

beforeAll(async () => {
  world = await openWorld();
  [sarah, lee] = await Promise.all([world.person('Sarah'), world.person('Lee')]);
});
afterAll(() => world.close());

const barsOf = async (person: Person) => (await person.call('bars.getUserBars', {})).length;

it('runs a repeated call once, and gives the same answer', async () => {
  const key = randomUUID();
  const before = await barsOf(sarah);
  const first = await sarah.call('bars.createBar', { name: 'Once' }, key);
  expect(await sarah.call('bars.createBar', { name: 'Once' }, key)).toBe(first);
  expect(await barsOf(sarah)).toBe(before + 1);
});

it('runs a call once when it comes many times at once', async () => {
  const key = randomUUID();
  const before = await barsOf(sarah);
  const ids = await Promise.all(
    Array.from({ length: 12 }, () => sarah.call('bars.createBar', { name: 'Hasty' }, key)),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await barsOf(sarah)).toBe(before + 1);
});

it('refuses the same key for another payload or another function', async () => {
  const key = randomUUID();
  const barId = await sarah.call('bars.createBar', { name: 'First' }, key);
  const headers = { 'idempotency-key': key };
  const conflict = { status: 409, error: { code: 'KEY_REUSED' } };
  expect(await sarah.ask('bars.createBar', { name: 'Second' }, headers)).toMatchObject(conflict);
  expect(await sarah.ask('bars.updateBar', { barId, isOpen: false }, headers)).toMatchObject(
    conflict,
  );
});

it('does not mix up equal keys of two people', async () => {
  const key = randomUUID();
  const hers = await sarah.call('bars.createBar', { name: 'Same' }, key);
  const his = await lee.call('bars.createBar', { name: 'Same' }, key);
  expect(his).not.toBe(hers);
});

it('stores nothing of a call that failed, so that it can be retried', async () => {
  const key = randomUUID();
  const barId = await lee.call('bars.createBar', { name: 'Contested' });
  const headers = { 'idempotency-key': key };
  expect(await sarah.ask('bars.updateBar', { barId, isOpen: false }, headers)).toMatchObject({
    status: 404,
  });
  const own = await sarah.call('bars.createBar', { name: 'Own' });
  expect(await sarah.ask('bars.updateBar', { barId: own, isOpen: false }, headers)).toMatchObject({
    status: 200,
  });
});

it('deletes old keys, a limited number at once, and no newer ones', async () => {
  const keys = [randomUUID(), randomUUID(), randomUUID()];
  for (const key of keys) await sarah.call('bars.createBar', { name: 'Old' }, key);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await world.db
    .updateTable('idempotency')
    .set({ created_at: hoursAgo(25) })
    .where('key', 'in', keys.slice(0, 2))
    .execute();
  expect(await purgeKeys(world.db, hoursAgo(24), 1)).toBe(1);
  expect(await purgeKeys(world.db, hoursAgo(24), 5)).toBe(1);
  const left = world.db.selectFrom('idempotency').select('key').where('key', 'in', keys);
  expect(await left.execute()).toEqual([{ key: keys[2] }]);
});
