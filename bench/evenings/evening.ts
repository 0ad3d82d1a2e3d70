// npm run prove:evening [-- ORDERS [SEED]]: an evening of 500 orders and rounds by 40 guests and two
// bartenders, whose lines are cut, reset and late at random, on PostgreSQL with two servers and on the
// embedded database. At its end everybody must have been told, and must see, what the database holds.
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#scripts/lib/free-port.mjs';
import { startPostgres } from '#scripts/lib/postgres.mjs';
import { startApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { budgets } from '#server/limits/budgets.ts';
import { spendAnEvening } from '#server/testing/evening/evening.ts';

const maxShown = 20;
const [orders = 500, seed = randomInt(1_000_000)] = process.argv.slice(2).map(Number);
const guests = 40;
const thinkMs = 2_500;
/** Calls that come when a pause ends are answered UNAVAILABLE, and repeated. */
const quiet = { write() {} };
/** By figure and engine. */
const table: Record<string, Record<string, number>> = {};

// An evening passes in a minute: without the rate limits of orders.
const { guest, bar } = budgets;
for (const limits of [guest, bar]) {
  Object.assign(limits.orders, { burst: Number.POSITIVE_INFINITY });
}

console.log(`${orders} orders, ${guests} guests, seed ${seed}`);
const postgres = await startPostgres();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-evening-'));
try {
  await prove('PostgreSQL, two servers', { DATABASE_URL: postgres.url }, 2);
  await prove('embedded database', { DATA_DIR: folder }, 1);
} finally {
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
console.table(table);
console.log(process.exitCode ? 'FAILED' : 'everything agrees');

function note(engine: string, prefix: string, figures: Record<string, number>) {
  for (const [what, figure] of Object.entries(figures)) {
    table[prefix + what] = { ...table[prefix + what], [engine]: figure };
  }
}

async function prove(engine: string, env: Record<string, string>, servers: number): Promise<void> {
  const apps = [];
  for (let server = 0; server < servers; server++) {
    const port = String(await freePort());
    const more = { PORT: port, HOST: '127.0.0.1', DEMO: 'off', LOG_LEVEL: 'error' };
    apps.push(await startApp(readConfig({ ...more, TRUST_PROXY: '1', ...env }), { log: quiet }));
  }
  const [app] = apps;
  if (!app) return;
  const began = Date.now();
  try {
    const urls = apps.map(({ url }) => url);
    const db = async () => app.database.db;
    const evening = await spendAnEvening({
      ...{ urls, db, orders, guests, thinkMs, seed },
      hasBadLines: true,
    });
    const { done, refused, lines, problems } = evening;
    for (const problem of problems.slice(0, maxShown)) console.log(`${engine}: ${problem}`);
    note(engine, '', { ...done, seconds: Math.round((Date.now() - began) / 1000) });
    note(engine, 'refused: ', refused);
    note(engine, 'lines: ', lines);
    note(engine, '', { differences: problems.length });
    if (problems.length) process.exitCode = 1;
  } finally {
    for (const one of apps.toReversed()) await one.close();
  }
}
