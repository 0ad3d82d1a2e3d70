// A PostgreSQL server for the tests: a cluster in a temporary folder, removed when they end.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.mjs';
import { shortGraceMs, stopWithUs } from './stop.mjs';

/** The folder of PostgreSQL's programs: Debian's newest, else from the PATH. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => path.join(debian, version, 'bin'));
  return [...folders, ...(process.env.PATH ?? '').split(path.delimiter)].find((folder) =>
    ['initdb', 'postgres'].every((program) => fs.existsSync(path.join(folder, program))),
  );
}

/**
 * @param {{ fsync?: 'on' | 'off', parent?: string }} [options] Tests need no durability, measurements
 *   do. `parent` is the folder in which the cluster is made.
 * @returns {Promise<{
 *   url: string,
 *   pid: () => number | undefined,
 *   stop: () => Promise<void>,
 *   restart: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>,
 * }>}
 */
export async function startPostgres({ fsync = 'off', parent = os.tmpdir() } = {}) {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed');
  const folder = fs.mkdtempSync(path.join(parent, 'barback-postgres-'));
  let server;
  const atExit = () => {
    server?.kill('SIGQUIT');
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.on('exit', atExit);
  const user = ordinaryUser();
  if (user) fs.chownSync(folder, user.uid, user.gid);
  const cluster = path.join(folder, 'cluster');
  await promisify(execFile)(
    path.join(programs, 'initdb'),
    ['-D', cluster, '-U', 'barback', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: folder },
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    fsync,
  };
  const start = () => {
    const child = spawn(
      path.join(programs, 'postgres'),
      [
        '-D',
        cluster,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
    // SIGTERM would wait for its clients.
    stopWithUs(child, { by: 'SIGQUIT', graceMs: shortGraceMs });
    return child;
  };
  const end = async (signal) => {
    server.kill(signal);
    if (server.exitCode === null) await once(server, 'exit');
  };
  server = start();
  const url = `postgres://barback@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return {
    url,
    pid: () => server.pid,
    /** SIGINT stops it cleanly, SIGQUIT like a crash. */
    async restart(signal) {
      await end(signal);
      server = start();
      await untilReady(url, server);
    },
    async stop() {
      process.off('exit', atExit);
      await end('SIGINT');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Creates a database, as a copy of `template` if given. Returns its URL.
 * @param {string} serverUrl
 * @param {string} name
 * @param {string} [template]
 * @returns {Promise<string>}
 */
export async function createDatabase(serverUrl, name, template = 'template1') {
  await runOn(serverUrl, `create database ${name} template ${template}`);
  return serverUrl.replace(/\/postgres$/, `/${name}`);
}

/**
 * @param {string} serverUrl
 * @param {string} name
 */
export async function dropDatabase(serverUrl, name) {
  await runOn(serverUrl, `drop database ${name} with (force)`);
}

async function runOn(serverUrl, statement) {
  const client = await connect(serverUrl);
  await client.query(statement);
  await client.end();
}

/** PostgreSQL refuses to run as root; root runs it as Debian's own user. */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** Waits for a first query: connections are accepted a moment earlier. */
async function untilReady(url, server) {
  for (;;) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start');
    const client = await connect(url).catch(() => undefined);
    await client?.end();
    if (client) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function connect(url) {
  // Not at the top: this file is loaded before packages are installed.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
