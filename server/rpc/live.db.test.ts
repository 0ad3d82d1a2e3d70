import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GuestBar } from '#domain/bars/bars.ts';
import { startApp } from '#server/app.ts';
import { openLiveSocket } from '#server/testing/connections/live-socket.ts';
import { engine, freshDatabase } from '#server/testing/databases/databases.ts';
import { createPerson, signUp } from '#server/testing/person.ts';
import { serverLog } from '#server/testing/server-log.ts';
import { openWorld, type Person, testConfig, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let lee: Person;
let barId: string;
let barCode: string;

beforeAll(async () => {
  world = await openWorld();
  [sarah, lee] = await Promise.all([world.person('Sarah'), world.person('Lee')]);
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
  barCode = (await sarah.call('bars.getUserBars', {}))[0]?.barCode ?? '';
});
afterAll(() => world.close());

it('sends a new result after a mutation', async () => {
  const feed = (await world.guest.live()).follow('bars.getBarByCode', { barCode });
  expect(await feed.next()).toMatchObject({ value: { isOpen: true } });
  await sarah.call('bars.updateBar', { barId, isOpen: false });
  expect(await feed.next()).toMatchObject({ value: { isOpen: false } });
});

it('sends a new result after a manual UPDATE', async () => {
  const feed = (await world.guest.live()).follow('bars.getBarByCode', { barCode });
  await feed.next();
  await sql`update bars set name = 'By hand' where id = ${barId}`.execute(world.db);
  expect(await feed.next()).toMatchObject({ value: { name: 'By hand' } });
});

it('follows a code that a bar takes and gives up again', async () => {
  const feed = (await world.guest.live()).follow('bars.getBarByCode', { barCode: 'NEW22' });
  expect(await feed.next()).toEqual({ value: null });
  await sql`update bars set code = 'NEW22' where id = ${barId}`.execute(world.db);
  expect(await feed.next()).toMatchObject({ value: { barCode: 'NEW22' } });
  await sql`update bars set code = ${barCode} where id = ${barId}`.execute(world.db);
  expect(await feed.next()).toEqual({ value: null });
});

it('sends nothing after a rollback', async () => {
  const feed = (await world.guest.live()).follow('bars.getBarByCode', { barCode });
  // The subscription may still be one step behind the previous change.
  while (!(await feed.next()).value);
  const given = world.db.transaction().execute(async (tx) => {
    await sql`update bars set name = 'Never' where id = ${barId}`.execute(tx);
    throw new Error('changed my mind');
  });
  await expect(given).rejects.toThrow();
  await delay(100);
  expect(feed.unread).toBe(0);
});

it('shows each viewer their own data, and follows a sign-in on the open socket', async () => {
  const line = await world.guest.live();
  const feed = line.follow('bars.getUserBars', {});
  expect(await feed.next()).toEqual({ code: 'UNAUTHORIZED' });
  line.become({ token: sarah.token });
  expect(await feed.next()).toMatchObject({ value: [{ _id: barId }] });
  line.become({ token: lee.token });
  expect(await feed.next()).toEqual({ value: [] });
  line.become({ token: null });
  expect(await feed.next()).toEqual({ code: 'UNAUTHORIZED' });
});

it('sends the latest result after a reconnect', async () => {
  const first = await world.guest.live();
  await first.follow('bars.getBarByCode', { barCode }).next();
  first.close();
  await sarah.call('bars.updateBar', { barId, name: 'Meanwhile' });
  const feed = (await world.guest.live()).follow('bars.getBarByCode', { barCode });
  const seen = async () => ((await feed.next()).value as GuestBar).name;
  await expect.poll(seen).toBe('Meanwhile');
});

describe.runIf(engine === 'postgres')('on PostgreSQL', () => {
  it('misses nothing when the connection of the change feed is cut', async () => {
    const feed = (await world.guest.live()).follow('bars.getBarByCode', { barCode });
    await feed.next();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query ilike 'listen changes' and datname = current_database()`.execute(world.db);
    await sarah.call('bars.updateBar', { barId, name: 'While deaf' });
    expect(await feed.next()).toMatchObject({ value: { name: 'While deaf' } });
  });

  it('carries a change from one replica to another', async () => {
    const database = await freshDatabase();
    const replicas = await Promise.all([
      startApp(await testConfig(database.options), { log: serverLog }),
      startApp(await testConfig(database.options), { log: serverLog }),
    ]);
    try {
      const [here, there] = replicas.map(({ url }) => url);
      const sam = await signUp(here ?? '', 'Sam');
      const line = await openLiveSocket(there ?? '', 'en', sam);
      const feed = line.follow('bars.getUserBars', {});
      expect(await feed.next()).toEqual({ value: [] });
      await createPerson(here ?? '', sam, []).call('bars.createBar', { name: 'Everywhere' });
      expect(await feed.next()).toMatchObject({ value: [{ name: 'Everywhere' }] });
      line.close();
    } finally {
      await Promise.all(replicas.map((replica) => replica.close()));
      await database.remove();
    }
  });
});
