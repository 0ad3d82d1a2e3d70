import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { StartupError } from '#server/startup-error.ts';
import type { Database, Db, Tx } from './database.ts';
import { isLockTimeout } from './unavailable.ts';

const folder = path.join(import.meta.dirname, 'migrations');
const lockPauseMs = 1_000;
const lockWaitMs = 30 * 60_000;

export type Migration = { number: number; name: string; text: string; checksum: string };

/** A gap, a duplicate or a stray file is an error. */
export function readMigrations(from = folder): Migration[] {
  return fs
    .readdirSync(from)
    .sort()
    .map((name, index) => {
      const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]);
      if (number !== index + 1) {
        const expected = String(index + 1).padStart(4, '0');
        throw new StartupError(`Migration ${name} is out of order: expected ${expected}_name.sql`);
      }
      const text = fs.readFileSync(path.join(from, name), 'utf8');
      return { number, name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

/** Each in its own transaction. An existing database is backed up first. Returns their names. */
export async function migrate(
  { db, backUp }: Pick<Database, 'db' | 'backUp'>,
  migrations = readMigrations(),
): Promise<string[]> {
  if (isDeepStrictEqual(await appliedIn(db), migrations.map(mark))) return [];
  await db.transaction().execute(async (tx) => {
    await takeTurn(tx);
    await sql`create table if not exists migrations (
      number int primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`.execute(tx);
  });
  const before = await appliedIn(db);
  requireKnown(before, migrations);
  const pending = migrations.slice(before.length);
  if (before.length && pending[0]) await backUp?.(pending[0].number);
  const applied: string[] = [];
  for (const migration of pending) {
    if (await applyWhenFree(db, migration)) applied.push(migration.name);
  }
  return applied;
}

type Mark = Pick<Migration, 'number' | 'name' | 'checksum'>;

function mark({ number, name, checksum }: Migration): Mark {
  return { number, name, checksum };
}

async function appliedIn(db: Db): Promise<Mark[]> {
  const { rows } = await sql<{ known: string | null }>`
    select to_regclass('migrations') as known`.execute(db);
  if (!rows[0]?.known) return [];
  return db
    .selectFrom('migrations')
    .select(['number', 'name', 'checksum'])
    .orderBy('number')
    .execute();
}

/** Refuses a database of a newer version, and edited migrations. */
export function requireKnown(applied: readonly Mark[], migrations = readMigrations()): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const migration = migrations[index];
    if (!migration) {
      throw new StartupError(
        `The database was created by a newer version: this version does not know ${name}. Update Barback, or restore an older backup.`,
      );
    }
    if (migration.checksum !== checksum) throw wasChanged(migration.name);
  }
}

function wasChanged(name: string) {
  return new StartupError(
    `Migration ${name} was changed after it was applied. Restore it, and put the change into a new migration.`,
  );
}

/** Retries while another process uses the tables, such as a backup or older replicas. */
async function applyWhenFree(db: Db, migration: Migration): Promise<boolean> {
  for (const end = Date.now() + lockWaitMs; ; await delay(lockPauseMs)) {
    try {
      return await apply(db, migration);
    } catch (error) {
      if (!isLockTimeout(error) || Date.now() > end) throw error;
    }
  }
}

function apply(db: Db, { number, name, text, checksum }: Migration): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx);
    const done = await tx
      .selectFrom('migrations')
      .select('checksum')
      .where('number', '=', number)
      .executeTakeFirst();
    if (done && done.checksum !== checksum) throw wasChanged(name);
    if (done) return false;
    // All later queries on a table queue up behind one that waits for its lock.
    await sql`set local lock_timeout = '3s'`.execute(tx);
    await sql.raw(text).execute(tx);
    await tx.insertInto('migrations').values({ number, name, checksum }).execute();
    return true;
  });
}

/** Replicas that start together migrate one after the other. The number is arbitrary. */
async function takeTurn(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(7203118)`.execute(tx);
}
