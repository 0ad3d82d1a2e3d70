// A rolling update from an earlier version to this one, by default from the version before the
// latest migration. Three old servers on one PostgreSQL behind a load balancer are replaced one by
// one while 20 guests order and two bartenders work, so that old and new run side by side. At the
// end each acknowledged change must have happened exactly once.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startBalancer } from '#bench/lib/balancer.ts';
import { verdict } from '#bench/lib/measure.ts';
import { optionsOf } from '#bench/lib/options.ts';
import { type ServerProcess, startServer } from '#bench/lib/server-process.ts';
import { freePort } from '#scripts/lib/free-port.mjs';
import { startPostgres } from '#scripts/lib/postgres.mjs';
import { root } from '#scripts/lib/run.mjs';
import { openPostgres } from '#server/db/postgres/postgres.ts';
import { spendAnEvening } from '#server/testing/evening/evening.ts';
import { noteEvening, printEvenings } from './results.ts';

const { from, seed } = optionsOf('update');
const commit = from || beforeLatestMigration();
const calmMs = 5_000;

console.log(`from ${commit}`);
const before = checkOut(commit);
const postgres = await startPostgres({ fsync: 'on' });
const env = { DATABASE_URL: postgres.url };
const ports = [await freePort(), await freePort(), await freePort()];
const balancer = await startBalancer(ports);
const servers: ServerProcess[] = [];
for (const port of ports) servers.push(await startServer(port, env, before));
const database = await openPostgres({ url: postgres.url, poolSize: 2 });
try {
  const evening = await spendAnEvening({
    urls: [balancer.url],
    db: async () => database.db,
    orders: replaceAll,
    guests: 20,
    thinkMs: 3_000,
    seed,
    hasBadLines: false,
  });
  noteEvening('rolling update', evening, { 'error pages of the balancer': balancer.failed() });
  printEvenings();
  verdict([
    ['differences after the update', evening.problems.length, '<=', 0],
    ['unexpected errors', evening.refused.UNEXPECTED ?? 0, '<=', 0],
  ]);
} finally {
  await database.close();
  for (const server of servers) await server.end('SIGTERM');
  balancer.close();
  await postgres.stop();
  fs.rmSync(before, { recursive: true, force: true });
}

async function replaceAll(): Promise<void> {
  for (const [n, port] of ports.entries()) {
    await delay(calmMs);
    await servers[n]?.end('SIGTERM');
    servers[n] = await startServer(port, env);
    console.log(`server ${n + 1} is new`);
  }
  await delay(calmMs);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30 })
    .toString()
    .trim();
}

function beforeLatestMigration(): string {
  return git('rev-parse', `${git('rev-list', '-1', 'HEAD', '--', 'server/db/migrations')}^`);
}

/** A folder with a built version of the project. */
function checkOut(version: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-before-'));
  const archive = path.join(folder, 'archive.tar');
  git('archive', '-o', archive, version);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  const lock = 'package-lock.json';
  const [old, own] = [folder, root].map((one) => fs.readFileSync(path.join(one, lock), 'utf8'));
  if (old === own)
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'ignore' });
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'ignore' });
  return folder;
}
