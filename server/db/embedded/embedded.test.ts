import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isEverything } from '#scripts/testing/mode.mjs';
import { type Migration, migrate } from '#server/db/migrate.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { createCluster, type EmbeddedDatabase, openEmbedded } from './embedded.ts';
import { isTimeForSnapshot } from './snapshots.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-embedded-'));
const folder = path.join(root, 'data');
const template = path.join(root, 'template');
let database: EmbeddedDatabase;

/** Creating a database is slow, so this copies an empty one. */
function newFolder(name: string): string {
  const copy = path.join(root, name);
  fs.cpSync(template, copy, { recursive: true });
  return copy;
}

beforeAll(async () => {
  await (await openEmbedded({ folder, snapshotHours: 24 })).close();
  fs.cpSync(folder, template, { recursive: true });
  database = await openEmbedded({ folder, snapshotHours: 24 });
  await sql`create table notes (id serial, text text)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  fs.rmSync(root, { recursive: true, force: true });
});

const write = (text: string) => sql`insert into notes (text) values (${text})`.execute(database.db);
const count = async () => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from notes`.execute(database.db);
  return rows[0]?.n;
};

it('opens under node --watch, which reports the files that its thread loads', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  try {
    const watched = await openEmbedded({ folder: newFolder('watched'), snapshotHours: 0 });
    await watched.close();
  } finally {
    vi.unstubAllEnvs();
  }
});

describe('durability', () => {
  it('syncs each commit to the disk before it is acknowledged', async () => {
    const before = await database.syncs();
    for (let times = 0; times < 20; times++) await write('one by one');
    expect((await database.syncs()) - before).toBeGreaterThanOrEqual(20);
  });

  it('syncs a transaction of many rows once', async () => {
    const before = await database.syncs();
    await database.db.transaction().execute(async (tx) => {
      for (let times = 0; times < 50; times++) {
        await sql`insert into notes (text) values ('together')`.execute(tx);
      }
    });
    const syncs = (await database.syncs()) - before;
    expect(syncs).toBeGreaterThanOrEqual(1);
    expect(syncs).toBeLessThan(10);
  });

  it('loses no acknowledged commit when the process is killed', async () => {
    const victim = newFolder('victim');
    const program = `
      import { openEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))};
      import { sql } from 'kysely';
      const { db } = await openEmbedded({ folder: ${JSON.stringify(victim)}, snapshotHours: 24 });
      await sql\`create table if not exists n (i int)\`.execute(db);
      for (let i = 0; ; i++) { await sql\`insert into n values (\${i})\`.execute(db); console.log(i); }`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      cwd: path.join(import.meta.dirname, '../../..'),
    });
    let acknowledged = -1;
    child.stdout.on('data', (data) => {
      acknowledged = Math.max(acknowledged, ...String(data).trim().split('\n').map(Number));
      if (acknowledged > 100) child.kill('SIGKILL');
    });
    await once(child, 'exit');
    const reopened = await openEmbedded({ folder: victim, snapshotHours: 24 });
    const { rows } = await sql<{ i: number }>`select max(i) as i from n`.execute(reopened.db);
    await reopened.close();
    expect(rows[0]?.i).toBeGreaterThanOrEqual(acknowledged);
  });
});

describe('the folder', () => {
  const modeOf = (...names: string[]) =>
    (fs.statSync(path.join(...names)).mode & 0o777).toString(8);

  it('is accessible to its owner only', () => {
    expect(['.', 'pg', 'snapshots'].map((name) => modeOf(folder, name))).toEqual([
      '700',
      '700',
      '700',
    ]);
  });

  it('is closed to other users if they could read it before', async () => {
    const shared = newFolder('shared');
    fs.chmodSync(shared, 0o755);
    fs.chmodSync(path.join(shared, 'snapshots'), 0o755);
    const reopened = await openEmbedded({ folder: shared, snapshotHours: 24 });
    await reopened.close();
    expect(['.', 'snapshots'].map((name) => modeOf(shared, name))).toEqual(['700', '700']);
  });

  it.each(['pg.before-2026', 'pg.restored'])('gets no empty database beside %s', async (name) => {
    const interrupted = path.join(root, `interrupted-${name}`);
    fs.mkdirSync(path.join(interrupted, name), { recursive: true });
    await expect(openEmbedded({ folder: interrupted, snapshotHours: 24 })).rejects.toThrow(
      `There is no database ${path.join(interrupted, 'pg')}. An interrupted restore left ${name} beside it. `,
    );
    expect(fs.readdirSync(interrupted).sort()).toEqual([name, 'requests', 'snapshots']);
  });

  it('deletes requests and replies that no command waits for', async () => {
    const requests = path.join(newFolder('requested'), 'requests');
    fs.mkdirSync(requests, { recursive: true });
    const leave = (name: string) => {
      const file = path.join(requests, name);
      fs.writeFileSync(file, '');
      fs.utimesSync(file, 0, 0);
    };
    leave('a.request');
    const own = await openEmbedded({ folder: path.dirname(requests), snapshotHours: 24 });
    expect(fs.readdirSync(requests)).toEqual([]);
    for (const name of ['b.request', 'c.tar.gz', 'd.failed']) leave(name);
    await vi.waitUntil(() => fs.readdirSync(requests).length === 0, { timeout: 30_000 });
    fs.rmSync(path.join(path.dirname(requests), 'snapshots'), { recursive: true });
    expect(own.snapshotAgeMs?.()).toBeGreaterThan(0);
    await own.close();
  });
});

describe('the one connection', () => {
  it('keeps other queries out of an open transaction', async () => {
    const before = await count();
    const { promise: insideWrote, resolve: wrote } = Promise.withResolvers<void>();
    const transaction = database.db.transaction().execute(async (tx) => {
      await sql`insert into notes (text) values ('inside')`.execute(tx);
      wrote();
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw new Error('roll back');
    });
    await insideWrote;
    const outside = write('outside');
    await expect(transaction).rejects.toThrow('roll back');
    await outside;
    expect(await count()).toBe(Number(before) + 1);
  });
});

describe('snapshots', () => {
  /** Takes one snapshot beside four older files, or five. Taking a snapshot is slow. */
  async function takeFive(): Promise<void> {
    for (let year = 2001; year < 2005 && !isEverything; year++) {
      fs.writeFileSync(path.join(folder, 'snapshots', `${year}-01-01T00-00-00-000Z.tar.gz`), '');
    }
    for (let times = 0; times < (isEverything ? 5 : 1); times++) {
      const file = await database.snapshot();
      expect(fs.existsSync(file)).toBe(true);
    }
  }

  it('can be restored', async () => {
    const file = await database.snapshot();
    const kept = await count();
    await write('after the snapshot');
    const restored = path.join(root, 'restored');
    fs.mkdirSync(restored);
    await createCluster(path.join(restored, 'pg'), file);
    const copy = await openEmbedded({ folder: restored, snapshotHours: 24 });
    const { rows } = await sql<{ n: number }>`select count(*) as n from notes`.execute(copy.db);
    await copy.close();
    expect(rows[0]?.n).toBe(kept);
  });

  it.each([
    ['before it is due', 59, { dueAt: 60, openedAt: 0, writtenAt: 0 }, false],
    ['when it is due and nobody is there', 61, { dueAt: 60, openedAt: 0, writtenAt: 50 }, true],
    ['not in the middle of an evening', 61, { dueAt: 60, openedAt: 0, writtenAt: 60 }, false],
    ['when the evening has no end', 60 + 721, { dueAt: 60, openedAt: 0, writtenAt: 781 }, true],
    ['not as the first thing', 10, { dueAt: -9_999, openedAt: 9, writtenAt: 10 }, false],
  ])('are taken: %s', (_when, minute, times, expected) => {
    const ms = (minutes: number) => minutes * 60_000;
    const { dueAt, openedAt, writtenAt } = times;
    const at = { dueAt: ms(dueAt), openedAt: ms(openedAt), writtenAt: ms(writtenAt) };
    expect(isTimeForSnapshot(ms(minute), at)).toBe(expected);
  });

  it('are deleted when there are newer ones', async () => {
    await takeFive();
    expect(fs.readdirSync(path.join(folder, 'snapshots'))).toHaveLength(4);
  });

  it('leave other files alone, and remove incomplete ones', async () => {
    const beside = ['a.tar.gz', 'b.tar.gz', 'before-upgrade.tar.gz', 'notes.txt'];
    const unfinished = '2999-12-31T00-00-00-000Z.tar.gz.partial';
    for (const name of [...beside, unfinished]) {
      fs.writeFileSync(path.join(folder, 'snapshots', name), 'x');
    }
    await takeFive();
    const names = fs.readdirSync(path.join(folder, 'snapshots'));
    expect(names).toEqual(expect.arrayContaining(beside));
    expect(names).not.toContain(unfinished);
    expect(names).toHaveLength(beside.length + 4);
  });
});

describe('before migrations', () => {
  const migration = (number: number): Migration => ({
    number,
    name: `000${number}_step.sql`,
    text: `create table step_${number} (i int); insert into step_${number} values (${number});`,
    checksum: String(number),
  });
  const steps = (count: number) => Array.from({ length: count }, (_, i) => migration(i + 1));
  const tablesOf = async ({ db }: EmbeddedDatabase) => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relname like 'step__' order by 1`.execute(db);
    return rows.map(({ name }) => name);
  };
  let own: EmbeddedDatabase;
  let copies: string;
  beforeAll(async () => {
    const upgraded = newFolder('upgraded');
    copies = path.join(upgraded, 'snapshots');
    own = await openEmbedded({ folder: upgraded, snapshotHours: 24 });
  });
  afterAll(() => own.close());

  it('a new database needs no snapshot', async () => {
    await migrate(own, steps(1));
    expect(fs.readdirSync(copies)).toEqual([]);
  });

  it('does not migrate when the disk has no room for a snapshot', async () => {
    const disk = await fs.promises.statfs(copies);
    const full = vi.spyOn(fs.promises, 'statfs').mockResolvedValue({ ...disk, bavail: 1 });
    await expect(migrate(own, steps(2))).rejects.toThrow(
      /^The database needs an update, and the disk has no room for a backup: \d+ MB in .+, where 1 MB are free\. Nothing was changed\.$/,
    );
    full.mockRestore();
    expect(await tablesOf(own)).toEqual(['step_1']);
  });

  it('does not migrate when the snapshot fails', async () => {
    fs.mkdirSync(path.join(copies, 'before-0002.tar.gz.partial'));
    await expect(migrate(own, steps(2))).rejects.toThrow(/and its backup failed: /);
    expect(await tablesOf(own)).toEqual(['step_1']);
  });

  it('copies nothing when the database is of a newer version', async () => {
    await expect(migrate(own, [])).rejects.toThrow(/newer version/);
    expect(fs.readdirSync(copies)).toEqual([]);
  });

  it('takes a snapshot and keeps the last two', async () => {
    await migrate(own, steps(2));
    expect(fs.readdirSync(copies)).toEqual(['before-0002.tar.gz']);
    await migrate(own, steps(4));
    for (let day = 1; day < 5; day++)
      fs.writeFileSync(path.join(copies, `2099-01-0${day}.tar.gz`), '');
    await migrate(own, steps(5));
    if (isEverything) await own.snapshot();
    const names = fs.readdirSync(copies).filter((name) => name.startsWith('before'));
    expect(names).toEqual(['before-0003.tar.gz', 'before-0005.tar.gz']);
  });

  it.runIf(isEverything)('the snapshot has the data from before the migration', async () => {
    const restored = path.join(root, 'before');
    fs.mkdirSync(restored);
    await createCluster(path.join(restored, 'pg'), path.join(copies, 'before-0003.tar.gz'));
    const copy = await openEmbedded({ folder: restored, snapshotHours: 24 });
    expect(await tablesOf(copy)).toEqual(['step_1', 'step_2']);
    await copy.close();
  });
});

describe('npm run restore', () => {
  const folder = path.join(root, 'to-restore');
  const restore = async (snapshot: string) => {
    const child = spawn(process.execPath, ['server/commands/restore.ts', snapshot], {
      env: { PATH: process.env.PATH, DATA_DIR: folder },
    });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    const [code] = await once(child, 'close');
    return { code, said: said.trim() };
  };

  it('reports a file that is not a snapshot, and changes nothing', async () => {
    const file = path.join(root, 'cut-short.tar.gz');
    const whole = fs.readFileSync(await database.snapshot());
    fs.writeFileSync(file, whole.subarray(0, whole.length / 2));
    fs.mkdirSync(path.join(folder, 'pg'), { recursive: true });
    expect(await restore(file)).toEqual({
      code: 1,
      said: `${file} cannot be restored. It is not a complete snapshot, or the disk has no room for it. Nothing was changed.`,
    });
    expect(fs.readdirSync(folder)).toEqual(['pg']);
  });
});

describe('deadlines', () => {
  it('reports a thread that does not respond, and fails all waiting queries', async () => {
    const own = await openEmbedded({
      folder: newFolder('hanging'),
      snapshotHours: 24,
      answerMs: 300,
    });
    const failures: Error[] = [];
    own.onFailure((error) => failures.push(error));
    own.enforceDeadlines();
    const ask = (text: string) =>
      sql
        .raw(text)
        .execute(own.db)
        .catch((error) => error);
    const answers = await Promise.all([
      ask('select count(*) from generate_series(1, 100000000000)'),
      ask('select 1'),
    ]);
    expect(answers.map(isUnavailable)).toEqual([true, true]);
    expect(failures.map(String)).toEqual([
      'DatabaseUnavailable: The embedded database did not respond to a query request',
    ]);
    expect(own.feedConnected()).toBe(false);
    await own.close();
  });

  it('a query does not wait forever for a connection that is in use', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    database.enforceDeadlines();
    const { promise, resolve } = Promise.withResolvers<void>();
    const kept = database.db.connection().execute(() => promise);
    const one = () => sql<{ one: number }>`select 1 as one`.execute(database.db);
    const late = one().catch((error) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isUnavailable(await late)).toBe(true);
    resolve();
    await kept;
    vi.useRealTimers();
    expect((await one()).rows).toEqual([{ one: 1 }]);
  });
});
