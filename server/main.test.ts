import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '#scripts/lib/free-port.mjs';
import { serverArgs, serverEnvironment } from '#scripts/lib/server-process.mjs';
import { isEverything } from '#scripts/testing/mode.mjs';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { rowsOf } from '#server/testing/databases/database-contents.ts';
import type { Db } from './db/database.ts';
import { sendSteadily } from './testing/steady-client.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-main-'));
const data = path.join(root, 'data');
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

interface Run {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

/** Runs in its own PID namespace, like a container. */
const inNamespace = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const hasNamespaces = spawnSync('unshare', [...inNamespace.slice(1), 'true']).status === 0;

/** Restarts a program that has died, like npm start. */
const supervised = [
  process.execPath,
  '--input-type=module',
  '--eval',
  `import { supervise } from '#scripts/lib/supervise.mjs';
  const [program, ...args] = process.argv.slice(1);
  process.exit(await supervise(program, args, { say: console.log }));`,
];

function start(env: Record<string, string>, prefix: string[] = []): Run {
  const [program = '', ...args] = [...prefix, process.execPath, ...serverArgs];
  const child = spawn(program, args, {
    cwd: path.join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...serverEnvironment, ...env },
  });
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  return {
    child,
    output: () => output,
    ended: once(child, 'exit').then(([code]) => code),
  };
}

/** Resolves when it has printed how to sign in, however long the first start takes. */
async function untilReady({ output, ended }: Run): Promise<void> {
  const isReady = () => output().includes('Sign in:');
  let code: number | null | undefined;
  void ended.then((value) => {
    code = value;
  });
  await vi.waitUntil(() => isReady() || code !== undefined, { timeout: 120_000 });
  if (!isReady()) throw new Error(`The server ended with ${code}: ${output()}`);
}

/** The process that has the data folder open. */
function owner(): number {
  return JSON.parse(fs.readFileSync(path.join(data, 'lock'), 'utf8')).pid;
}

describe('a running server', () => {
  let port: string;
  let server: Run;
  beforeAll(async () => {
    // The database that `npm test` has prepared, because creating one takes longer than all the
    // rest.
    const template = process.env.TEST_TEMPLATE;
    if (template && !isEverything) execFileSync('cp', ['-a', template, data]);
    port = String(await freePort());
    server = start({ PORT: port, DATA_DIR: data });
    await untilReady(server);
  });

  it('ends its output with the addresses and the demo account', () => {
    const lines = server.output().trimEnd().split('\n').slice(-3);
    expect(lines).toEqual([
      `Guest: http://localhost:${port}/?bar=FENEK`,
      `Bartender: http://localhost:${port}/bartender`,
      expect.stringMatching(/^Sign in: \S+@\S+ \/ \S{8,}$/),
    ]);
  });

  it('has a demo account that can sign in', async () => {
    const [, email, password] = /Sign in: (\S+) \/ (\S+)/.exec(server.output()) ?? [];
    const url = `http://localhost:${port}`;
    const answer = await fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email, password }),
    });
    expect(answer.status).toBe(200);
  });

  it('protects its data from other users', () => {
    const modeOf = (name: string) => (fs.statSync(path.join(data, name)).mode & 0o777).toString(8);
    expect(['.', 'pg', 'snapshots', 'lock'].map(modeOf)).toEqual(['700', '700', '700', '600']);
  });

  it('keeps a second server off its data folder', async () => {
    const second = start({ PORT: String(await freePort()), DATA_DIR: data });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`The data folder ${data} is in use by process ${owner()}.`);
  });

  // folder-lock.test.ts also tests the lock in another container.
  const isContained = isEverything && hasNamespaces;
  it.runIf(isContained)('keeps a server in another container off its data folder', async () => {
    const second = start({ PORT: String(await freePort()), DATA_DIR: data }, inNamespace);
    expect(await second.ended).toBe(1);
    const lines = second.output().trim().split('\n');
    expect(lines.filter((line) => line.startsWith('The data folder'))).toEqual([
      expect.stringContaining('waiting up to 30 s'),
      `The data folder ${data} is in use by a server in another container or on another machine. Stop it, or set DATA_DIR to another folder.`,
    ]);
    expect(owner()).toBe(server.child.pid);
  });

  it('closes open sockets, loses no request on open connections, and exits after SIGTERM', async () => {
    const socket = new WebSocket(`ws://localhost:${port}/live`);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    // A connection that a browser opens in advance, and one with an unfinished request.
    for (const sent of ['', 'GET / HT']) {
      const client = net.connect(Number(port), '127.0.0.1', () => client.write(sent));
      client.on('error', () => {});
      await once(client, 'connect');
    }
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const clients = Array.from({ length: 30 }, (_, n) => sendSteadily(Number(port), n % 4));
    await Promise.all(clients.map(({ begun }) => begun));
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const steady = await Promise.all(clients.map(({ ended }) => ended));
    expect(steady.filter(({ lost }) => lost > 0)).toEqual([]);
    const [code] = await closed;
    expect(code).toBe(1012);
    expect(fs.existsSync(path.join(data, 'lock'))).toBe(false);
  });
});

describe('a database of a newer version', () => {
  const newer = { number: 9001, name: '9001_later.sql', checksum: 'x' };
  const change = async (work: (db: Db) => Promise<unknown>) => {
    const database = await openEmbedded({ folder: data, snapshotHours: 24 });
    await work(database.db);
    await database.close();
  };

  it('is refused in one sentence, stays unchanged, and is not retried', async () => {
    let before: object;
    await change(async (db) => {
      await db.insertInto('migrations').values(newer).execute();
      before = await rowsOf(db);
    });
    const run = start({ PORT: String(await freePort()), DATA_DIR: data }, supervised);
    expect(await run.ended).toBe(1);
    expect(run.output()).toBe(
      'Opening the database\nThe database was created by a newer version: this version does not know 9001_later.sql. Update Barback, or restore an older backup.\n',
    );
    expect(fs.readdirSync(path.join(data, 'snapshots'))).toEqual([]);
    await change(async (db) => {
      expect(await rowsOf(db)).toEqual(before);
      await db.deleteFrom('migrations').where('number', '=', newer.number).execute();
    });
  });
});

describe('a failed start', () => {
  it.each([
    ['an invalid port', { PORT: 'three' }, /^PORT: /],
    ['an invalid database address', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: /],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
      /^Cannot connect to the database of DATABASE_URL: /,
    ],
    [
      'a folder that cannot be written',
      { DATA_DIR: path.join(import.meta.filename, 'data') },
      /^The data folder .+ is not writable by user \d+\. Grant/,
    ],
  ])('reports %s in one sentence', async (_what, env: Record<string, string>, sentence) => {
    const run = start({ PORT: String(await freePort()), ...env });
    expect(await run.ended).toBe(1);
    const printed = run.output().replace('Opening the database\n', '');
    expect(printed).toMatch(sentence);
    expect(printed.trim().split('\n')).toHaveLength(1);
  });

  it('reports a port that is in use', async () => {
    const taken = net.createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as net.AddressInfo;
    const run = start({ PORT: String(port), DATA_DIR: data });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain(`Port ${port} is already in use.`);
    taken.close();
  });

  it.runIf(isEverything)('leaves the data unchanged', async () => {
    const again = start({ PORT: String(await freePort()), DATA_DIR: data });
    await untilReady(again);
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  });
});
