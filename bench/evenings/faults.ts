// Database faults while 20 guests order and two bartenders work: PostgreSQL restarts and crashes,
// connections are cut, a table is locked, the database is read-only, its disk is full. The disk of
// the embedded database fills up too. The servers must recover without help, and each acknowledged
// change must have happened exactly once.
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { optionsOf } from '#bench/lib/options.ts';
import { liftOrderLimits, startOwnServer } from '#bench/lib/own-server.ts';
import { type SupervisedServer, startSupervised } from '#bench/lib/server-process.ts';
import { freePort } from '#scripts/lib/free-port.mjs';
import { startPostgres } from '#scripts/lib/postgres.mjs';
import type { App } from '#server/app.ts';
import { spendAnEvening } from '#server/testing/evening/evening.ts';
import { noteEvening, printEvenings } from './results.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const { seed, engine: engines } = optionsOf('faults');
const guests = 20;
const thinkMs = 2_500;
const calmMs = 3_000;
const diskMb = 700;
const quiet = { write() {} };
/** Only to stop a run that hangs. */
const recoverMs = 120_000;

interface Result {
  fault: string;
  times: number;
  /** The time until every server is ready again after the fault has ended. */
  'slowest recovery, ms': number | string;
}
const results: Result[] = [];

liftOrderLimits();
if (engines.includes('postgres')) await provePostgres();
if (engines.includes('embedded')) await proveEmbedded();
console.table(results);
printEvenings();

async function provePostgres(): Promise<void> {
  const disk = mountSmallDisk(diskMb);
  const postgres = await startPostgres({ fsync: 'on', ...(disk && { parent: disk.folder }) });
  const start = () => startOwnServer({ DATABASE_URL: postgres.url }, quiet);
  const apps = [await start(), await start()];
  const urls = apps.map(({ url }) => url);
  const run = async (statement: string) => {
    const admin = new pg.Client({
      connectionString: postgres.url,
      options: '-c default_transaction_read_only=off',
    });
    await admin.connect();
    try {
      return await admin.query(statement);
    } finally {
      await admin.end();
    }
  };
  const cut = (condition: string) =>
    run(`select pg_terminate_backend(pid) from pg_stat_activity where ${condition}`);
  const faults: [string, number, () => Promise<unknown>][] = [
    ['PostgreSQL: restarted', 3, () => postgres.restart('SIGINT')],
    ['PostgreSQL: crashed', 3, () => postgres.restart('SIGQUIT')],
    ['PostgreSQL: all connections cut', 10, () => cut(`application_name like 'barback%'`)],
    ['PostgreSQL: LISTEN cut', 10, () => cut(`application_name = 'barback change feed'`)],
    [
      'PostgreSQL: orders locked for 20 s',
      1,
      () => run('begin; lock table orders in access exclusive mode; select pg_sleep(20); commit'),
    ],
    ['PostgreSQL: read-only for 5 s', 2, () => readOnly(run)],
  ];
  if (disk) faults.push(['PostgreSQL: disk full for 5 s', 2, () => fillFor(disk, 5_000)]);
  else skip('PostgreSQL: disk full');
  try {
    await prove('postgres', urls, faults, async () => (apps[0] as App).database.db);
  } finally {
    for (const app of apps) await app.close();
    await postgres.stop();
    disk?.remove();
  }
}

async function proveEmbedded(): Promise<void> {
  const disk = mountSmallDisk(diskMb);
  if (!disk) return skip('embedded: disk full');
  const port = await freePort();
  // Each refused call is a line of the log.
  const env = { DATA_DIR: disk.folder, DISK_LOW_MB: '0', DISK_FULL_MB: '0', LOG_LEVEL: 'silent' };
  const server: SupervisedServer = await startSupervised(port, env);
  let last: App | undefined;
  try {
    await prove(
      'embedded',
      [server.url],
      [['embedded: disk full for 15 s', 3, () => fillFor(disk, 15_000)]],
      async () => {
        await server.stop();
        last = await startOwnServer({ ...env, PORT: String(port) });
        return last.database.db;
      },
    );
  } finally {
    await last?.close();
    if (!last) await server.stop();
    disk.remove();
  }
}

async function prove(
  what: string,
  urls: string[],
  faults: readonly [string, number, () => Promise<unknown>][],
  db: Parameters<typeof spendAnEvening>[0]['db'],
): Promise<void> {
  const causeAll = async () => {
    for (const [fault, times, cause] of faults) {
      let slowest = 0;
      for (let time = 0; time < times; time++) {
        await delay(calmMs);
        await cause();
        slowest = Math.max(slowest, await untilReady(urls));
      }
      results.push({ fault, times, 'slowest recovery, ms': Math.round(slowest) });
      console.log(`${fault}: recovered`);
    }
    await delay(calmMs);
  };
  const evening = await spendAnEvening({
    ...{ urls, db, guests, thinkMs, seed },
    orders: causeAll,
    hasBadLines: false,
  });
  if (evening.refused.UNEXPECTED) evening.problems.push('errors that nobody expects');
  noteEvening(what, evening);
}

async function untilReady(urls: readonly string[]): Promise<number> {
  const from = performance.now();
  for (;;) {
    const answers = await Promise.all(
      urls.map((url) => fetch(`${url}/readyz`).catch(() => undefined)),
    );
    if (answers.every((answer) => answer?.status === 200)) return performance.now() - from;
    if (performance.now() - from > recoverMs) throw new Error('The server has not recovered');
    await delay(50);
  }
}

async function readOnly(run: (statement: string) => Promise<unknown>): Promise<void> {
  const set = async (value: string) => {
    await run(`alter system set default_transaction_read_only = ${value}`);
    await run('select pg_reload_conf()');
  };
  await set('on');
  await delay(5_000);
  await set('off');
}

async function fillFor(disk: SmallDisk, ms: number): Promise<void> {
  disk.fill();
  await delay(ms);
  disk.free();
}

function skip(fault: string): void {
  const why = 'skipped: only root may mount a small disk';
  results.push({ fault, times: 0, 'slowest recovery, ms': why });
}
