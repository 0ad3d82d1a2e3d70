import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { engine } from '#server/testing/databases/databases.ts';
import { openWorld, type World } from '#server/testing/world.ts';
import { migrate, readMigrations } from './migrate.ts';
import type { Schema } from './schema.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// No live query reads these, or they change only together with a tracked table.
const untracked = [
  'credit_disputes',
  'credit_refunds',
  'credit_entries',
  'credit_holds',
  'guest_nights',
  'idempotency',
  'migrations',
  'order_events',
  'order_numbers',
  'payment_events',
  'rate_buckets',
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
  expect(await migrate(world)).toEqual([]);
});

it('refuses a migration that was edited after it was applied', async () => {
  const [first, ...rest] = readMigrations();
  if (!first) throw new Error('there are no migrations');
  const edited = { ...first, checksum: 'another' };
  await expect(migrate(world, [edited, ...rest])).rejects.toThrow(/0001_\w+\.sql was changed/);
});

it('refuses a database that a newer version has migrated', async () => {
  const newest = readMigrations().at(-1);
  await expect(migrate(world, readMigrations().slice(0, -1))).rejects.toThrow(
    `a newer version: this version does not know ${newest?.name}.`,
  );
});

it('applies nothing of a migration that fails', async () => {
  const broken = {
    number: 9001,
    name: '9001_broken.sql',
    text: 'create table half (id int); select nonsense();',
    checksum: 'x',
  };
  await expect(migrate(world, [...readMigrations(), broken])).rejects.toThrow();
  const { rows } = await sql<{ found: string | null }>`select to_regclass('half') as found`.execute(
    world.db,
  );
  expect(rows[0]?.found).toBeNull();
});

it.runIf(engine === 'postgres')('waits for another replica however long it migrates', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.db);
  const pool = new pg.Pool({
    connectionString: inject('template').replace(/\/postgres$/, `/${rows[0]?.name}`),
    statement_timeout: 1_000,
  });
  const replica = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const { migrated } = await world.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7203118)`.execute(tx);
    const waiting = Promise.allSettled([migrate({ db: replica })]);
    await sql`select pg_sleep(1.5)`.execute(tx);
    return { migrated: waiting };
  });
  const ended = await migrated;
  await replica.destroy();
  expect(ended).toEqual([{ status: 'fulfilled', value: [] }]);
});
