import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '#server/testing/world.ts';
import { migrate, readMigrations } from './migrate.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// What no live query reads, or what changes only together with a table that is tracked.
const untracked = [
  'credit_disputes',
  'credit_entries',
  'credit_holds',
  'drink_drafts',
  'idempotency',
  'kept_advice',
  'migrations',
  'order_events',
  'payment_events',
  'settings',
];

it('tracks every table that a query may read', async () => {
  const { rows } = await sql<{ name: string; triggers: number }>`
    select c.relname as name, count(t.oid) filter (where t.tgname like 'track_%') as triggers
    from pg_class c left join pg_trigger t on t.tgrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.relname`.execute(world.db);
  for (const { name, triggers } of rows) {
    expect({ name, triggers }).toEqual({ name, triggers: untracked.includes(name) ? 0 : 4 });
  }
});

it('applies a migration once', async () => {
  expect(await migrate(world.db)).toEqual([]);
});

it('refuses a migration that was edited after it had been applied', async () => {
  const [first, ...rest] = readMigrations();
  if (!first) throw new Error('there are no migrations');
  const edited = { ...first, checksum: 'another' };
  await expect(migrate(world.db, [edited, ...rest])).rejects.toThrow(/0001_\w+\.sql was changed/);
});

it('applies nothing of a migration that fails', async () => {
  const broken = {
    number: 9001,
    name: '9001_broken.sql',
    text: 'create table half (id int); select nonsense();',
    checksum: 'x',
  };
  await expect(migrate(world.db, [...readMigrations(), broken])).rejects.toThrow();
  const { rows } = await sql<{ found: string | null }>`select to_regclass('half') as found`.execute(
    world.db,
  );
  expect(rows[0]?.found).toBeNull();
});
