import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isUnavailable } from '#server/db/unavailable.ts';
import { createCluster, openEmbedded } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';
import { ownIdentity } from './process-identity.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-lock-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(root, 'data-'));
  file = path.join(folder, 'lock');
});

const here = ownIdentity();
/** In another container a process often sees itself as pid 1. */
const elsewhere = { ...here, pid: 1, started: '7', namespace: 'pid:[1]' };
const leave = (owner: object) => fs.writeFileSync(file, JSON.stringify(owner));
const owner = () => JSON.parse(fs.readFileSync(file, 'utf8'));
const quick = { heartbeatMs: 20, lookMs: 20 };

async function goneProcess(): Promise<number> {
  const gone = spawn('true');
  await once(gone, 'exit');
  return Number(gone.pid);
}

describe('an owner in the same PID namespace', () => {
  it('keeps a second process out', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    lock.release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['that is gone', async () => ({ ...here, pid: await goneProcess() })],
    ['whose process id is used by another process', async () => ({ ...here, started: '1' })],
    ['of an earlier version', async () => ({ pid: await goneProcess(), started: '1' })],
    ['that wrote only a part of its lock', async () => ({})],
  ])('%s is replaced without waiting', async (_which, left) => {
    const owned = await left();
    if ('pid' in owned) leave(owned);
    else fs.writeFileSync(file, '{"pi');
    const said: string[] = [];
    const lock = await lockFolder(folder, { say: (line) => said.push(line) });
    expect(owner()).toMatchObject(here);
    lock.release();
    expect(fs.readdirSync(folder)).toEqual([]);
    expect(said).toEqual([]);
  });

  it('is replaced without waiting after a reboot', async () => {
    const outside = { ...here, namespace: 'pid:[4026531836]', machine: 'bar.example' };
    leave({ ...outside, boot: 'before the power cut' });
    const said: string[] = [];
    (await lockFolder(folder, { here: outside, say: (line) => said.push(line) })).release();
    expect(said).toEqual([]);
  });
});

describe('an owner in another container', () => {
  it('keeps others out while it lives', async () => {
    const lock = await lockFolder(folder, { ...quick, here: elsewhere });
    const said: string[] = [];
    await expect(
      lockFolder(folder, { lookMs: 200, say: (line) => said.push(line) }),
    ).rejects.toThrow(`The data folder ${folder} is in use by a server in another container`);
    expect(said).toEqual([expect.stringMatching(/waiting up to 30 s/)]);
    expect(owner()).toMatchObject(elsewhere);
    lock.release();
  });

  it('is replaced when it has been silent', async () => {
    leave(elsewhere);
    const lock = await lockFolder(folder, quick);
    expect(owner()).toMatchObject(here);
    lock.release();
  });

  it('is replaced at once when it has closed the folder', async () => {
    const lock = await lockFolder(folder, { here: elsewhere });
    const next = lockFolder(folder, { lookMs: 10, say: () => lock.release() });
    (await next).release();
  });

  it('may be in a new container with the same process id', async () => {
    leave(elsewhere);
    const restarted = { ...elsewhere, namespace: 'pid:[2]' };
    const lock = await lockFolder(folder, { ...quick, here: restarted });
    expect(owner()).toMatchObject(restarted);
    lock.release();
  });

  it('is replaced by only one of several waiting processes', async () => {
    leave(elsewhere);
    const others = [3, 4, 5].map((number) => ({ ...elsewhere, namespace: `pid:[${number}]` }));
    const ends = await Promise.allSettled(
      others.map((other) => lockFolder(folder, { ...quick, here: other })),
    );
    const locks = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
    expect(locks).toHaveLength(1);
    locks[0]?.release();
  });
});

describe('a lock taken by another process', () => {
  const cluster = path.join(root, 'cluster');
  beforeAll(() => createCluster(cluster));
  const addDatabase = () => fs.cpSync(cluster, path.join(folder, 'pg'), { recursive: true });

  it('is noticed by its owner, who does not remove it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const lock = await lockFolder(folder, { ...quick, onLost: resolve });
    leave(elsewhere);
    await promise;
    lock.release();
    expect(owner()).toEqual(elsewhere);
  });

  it('stops the database', async () => {
    addDatabase();
    const database = await openEmbedded({ folder, snapshotHours: 24 });
    const failures: string[] = [];
    database.onFailure((error) => failures.push(error.message));
    await sql`create table notes (text text)`.execute(database.db);
    leave(elsewhere);
    const write = () => sql`insert into notes values ('more')`.execute(database.db);
    const refusal = await vi.waitUntil(
      () =>
        write().then(
          () => undefined,
          (error) => error,
        ),
      { timeout: 60_000 },
    );
    expect(isUnavailable(refusal)).toBe(true);
    expect(failures).toEqual(['Another process has taken the data folder']);
    await database.close();
    expect(owner()).toEqual(elsewhere);
  });

  it('stops the writes of a process that was suspended', async () => {
    addDatabase();
    const program = `
      import { openEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))};
      import { sql } from 'kysely';
      const { db, onFailure } = await openEmbedded({ folder: ${JSON.stringify(folder)}, snapshotHours: 24 });
      onFailure((error) => { console.log(error.message); process.exit(3); });
      await sql\`create table n (i int)\`.execute(db);
      process.stdin.on('data', () => sql\`insert into n values (1)\`.execute(db).catch(() => {}));
      console.log('ready');`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      cwd: path.join(import.meta.dirname, '../../..'),
    });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    await vi.waitUntil(() => said.includes('ready'), { timeout: 60_000 });
    // Between two writes: a write that has begun may finish, see docs/decisions/0031.
    child.kill('SIGSTOP');
    leave(elsewhere);
    // Longer than an owner may write without checking its lock.
    await delay(1_500);
    const before = contentsOf(path.join(folder, 'pg'));
    const ended = once(child, 'exit');
    child.stdin.write('write');
    child.kill('SIGCONT');
    expect((await ended)[0]).toBe(3);
    expect(said).toContain('Another process has taken the data folder');
    expect(contentsOf(path.join(folder, 'pg'))).toEqual(before);
  });
});

function contentsOf(of: string): Record<string, string> {
  const entries = fs.readdirSync(of, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const name = path.join(entry.parentPath, entry.name);
      return [name, createHash('sha256').update(fs.readFileSync(name)).digest('hex')];
    }),
  );
}
