// npm run prove:kill [-- KILLS [SEED]]: kills the server with SIGKILL, 100 times on each engine, while
// 20 guests order and two bartenders work. At the end each order and each move that somebody was told
// of must have happened exactly once, and every screen must show what the database holds.
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { median } from '#bench/lib/measure.ts';
import { type ServerProcess, startServer } from '#bench/lib/server-process.ts';
import { freePort } from '#scripts/lib/free-port.mjs';
import { startPostgres } from '#scripts/lib/postgres.mjs';
import { type App, startApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { spendAnEvening } from '#server/testing/evening/evening.ts';
import { seededRandom } from '#server/testing/seeded-random.ts';

const [kills = 100, seed = randomInt(1_000_000)] = process.argv.slice(2).map(Number);
const guests = 20;
const thinkMs = 4_000;
/** How long a server lives after it is ready. */
const lifeMs = { min: 100, max: 2_500 };
const maxShown = 20;
const table: Record<string, Record<string, number>> = {};

console.log(`${kills} kills, ${guests} guests, seed ${seed}`);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-kill-'));
const postgres = await startPostgres({ fsync: 'on' });
try {
  await prove('embedded database', { DATA_DIR: folder });
  await prove('PostgreSQL', { DATABASE_URL: postgres.url });
} finally {
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
console.table(table);
console.log(process.exitCode ? 'FAILED' : 'nothing was lost, nothing happened twice');

async function prove(engine: string, env: Record<string, string>): Promise<void> {
  const port = await freePort();
  const random = seededRandom(seed);
  const startMs: number[] = [];
  const errors: string[] = [];
  let last: App | undefined;
  let server = await startServer(port, env);
  const killAndStart = async () => {
    for (let kill = 0; kill < kills; kill++) {
      await delay(lifeMs.min + random() * (lifeMs.max - lifeMs.min));
      collectErrors(server, errors);
      await server.end('SIGKILL');
      const from = performance.now();
      server = await startServer(port, env);
      startMs.push(performance.now() - from);
    }
  };
  try {
    const evening = await spendAnEvening({
      urls: [server.url],
      orders: killAndStart,
      guests,
      thinkMs,
      seed,
      hasBadLines: false,
      // The embedded database can be read by its own process alone: the last server runs in this one.
      db: async () => {
        collectErrors(server, errors);
        await server.end('SIGTERM');
        const own = { PORT: String(port), HOST: '127.0.0.1', DEMO: 'off', LOG_LEVEL: 'error' };
        last = await startApp(readConfig({ ...own, TRUST_PROXY: '1', ...env }));
        return last.database.db;
      },
    });
    const problems = [...evening.problems, ...errors];
    for (const problem of problems.slice(0, maxShown)) console.log(`${engine}: ${problem}`);
    if (problems.length || startMs.length < kills) process.exitCode = 1;
    note(engine, {
      kills: startMs.length,
      ...evening.done,
      'answers lost': evening.lines['answers lost'] ?? 0,
      reconnected: evening.lines.reconnected ?? 0,
      'start after a kill, median ms': Math.round(median(startMs)),
      'start after a kill, slowest ms': Math.round(Math.max(...startMs)),
      differences: problems.length,
    });
  } finally {
    await last?.close();
    if (!last) await server.end('SIGKILL');
  }
}

/** The errors in the log of a server. */
function collectErrors(server: ServerProcess, errors: string[]) {
  for (const line of server.output().split('\n'))
    if (line.includes('"level":50')) errors.push(line);
}

function note(engine: string, figures: Record<string, number>) {
  for (const [what, value] of Object.entries(figures)) {
    table[what] = { ...table[what], [engine]: value };
  }
}
