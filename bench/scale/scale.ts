// Measures the cost of one server on PostgreSQL as it grows. First 10, 1,000 and 10,000 bars with
// 280 rows of stock each: the start, and a bar's page, cold and warm. Then, with 10,000 bars: 100,
// 1,000 and 5,000 open guests' pages, 50 boards and 50 orders a second for five minutes each.
// Server, database and clients share the machine, so compare the columns with each other.
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { get, read } from '#bench/clients/requests.ts';
import { fillBars } from '#bench/lib/made-up-menus.ts';
import { type Budget, figure, median, percentile, verdict } from '#bench/lib/measure.ts';
import { optionsOf } from '#bench/lib/options.ts';
import { Program } from '#bench/lib/program.ts';
import { type ServerProcess, startServer } from '#bench/lib/server-process.ts';
import { freePort } from '#scripts/lib/free-port.mjs';
import { createDatabase, startPostgres } from '#scripts/lib/postgres.mjs';
import type { Db } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres/postgres.ts';
import type { Crowd, Load } from './clients.ts';
import { cpuSecondsOf, heldMegabytes, type ServerFigures, scrape } from './process-figures.ts';

const { seconds } = optionsOf('scale');
const barCounts = [10, 1_000, 10_000];
const socketCounts = [100, 1_000, 5_000];
const starts = 3;
/** Fewer than the pages that fit into the cache. */
const maxVisits = 500;
const settleMs = 5_000;
const scrapeMs = 5_000;

type Row = Record<string, number>;
const bars: Record<string, Row> = {};
const load: Record<string, Row> = {};
const budgets: Budget[] = [];

const postgres = await startPostgres({ fsync: 'on' });
try {
  let databaseUrl = '';
  for (const count of barCounts) {
    databaseUrl = await createDatabase(postgres.url, `bars_${count}`);
    await growBars(count, databaseUrl);
  }
  for (const sockets of socketCounts) await growSockets(sockets, databaseUrl);
} finally {
  await postgres.stop();
}
print(bars);
print(load);
compareBars();
compareLoads();
verdict(budgets);

async function growBars(count: number, databaseUrl: string): Promise<void> {
  const env = { DATABASE_URL: databaseUrl };
  // The first start migrates the database and writes the catalogue.
  await (await startServer(await freePort(), env)).end('SIGTERM');
  const database = await openPostgres({ url: databaseUrl, poolSize: 2 });
  const codes = await fillBars(database.db, count);
  await sql`vacuum analyze`.execute(database.db);
  const megabytes = await sizeOf(database.db);
  await database.close();

  const startMs: number[] = [];
  let server: ServerProcess | undefined;
  for (let turn = 0; turn < starts; turn++) {
    await server?.end('SIGTERM');
    const from = performance.now();
    server = await startServer(await freePort(), env);
    startMs.push(performance.now() - from);
  }
  if (!server) return;
  await delay(settleMs);
  const { url } = server;
  const [first = '', ...others] = codes;
  const idle = await scrape(url);
  // The first page of the process reads the catalogue.
  const [firstMs = Number.NaN] = (await visit(url, [first])).times;
  const visited = others.slice(0, maxVisits);
  const before = await scrape(url);
  const cold = await visit(url, visited);
  const after = await scrape(url);
  const again = Array.from({ length: maxVisits }, (_, n) => visited[n % visited.length] ?? first);
  const warm = await visit(url, again);
  bars[`${count} bars`] = {
    'start, ms': median(startMs),
    'idle, MB': idle.residentMb,
    'first page ever, ms': firstMs,
    'cold page, p50 ms': median(cold.times),
    'cold page, p99 ms': percentile(cold.times, 0.99),
    'cold page, CPU ms': cold.cpuMs,
    'warm page, p50 ms': median(warm.times),
    'warm page, p99 ms': percentile(warm.times, 0.99),
    'warm page, CPU ms': warm.cpuMs,
    'heap per opened bar, KB': ((after.heapMb - before.heapMb) * 1024) / visited.length,
    'database, MB': megabytes,
  };
  await server.end('SIGTERM');
}

async function sizeOf(db: Db): Promise<number> {
  const asked = sql<{ size: string }>`select pg_database_size(current_database()) as size`;
  return Number((await asked.execute(db)).rows[0]?.size) / 1e6;
}

async function visit(url: string, codes: readonly string[]) {
  const port = Number(new URL(url).port);
  const times: number[] = [];
  const before = await scrape(url);
  for (const code of codes) {
    const from = performance.now();
    await read(port, get(`/?bar=${code}`, 'br'));
    times.push(performance.now() - from);
  }
  const after = await scrape(url);
  return { times, cpuMs: (1000 * (after.cpuSeconds - before.cpuSeconds)) / codes.length };
}

async function growSockets(sockets: number, databaseUrl: string): Promise<void> {
  const env = { DATABASE_URL: databaseUrl };
  const inspectorPort = await freePort();
  const inspected = { ...env, NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` };
  const server = await startServer(await freePort(), inspected);
  // Another replica, which nobody uses, receives every change too.
  const listener = await startServer(await freePort(), env);
  const database = await openPostgres({ url: databaseUrl, poolSize: 2 });
  const { url } = server;
  const crowd: Crowd = { url, sockets, seconds };
  const clients = new Program('scale/clients.ts', crowd);
  try {
    const idle = await scrape(url);
    const openSeconds = await clients.next<number>();
    await delay(settleMs);
    const open = await scrape(url);
    const listening = await scrape(listener.url);
    const sizeBefore = await sizeOf(database.db);
    const databaseCpu = cpuSecondsOf(postgres.pid() ?? 0);
    const done = clients.ask<Load>('begin');
    const afterThird = delay((1000 * seconds) / 3).then(() => heldMegabytes(url, inspectorPort));
    const samples = await sample(url, done);
    const taken = await done;
    const last = samples.at(-1) ?? open;
    const heard = (await scrape(listener.url)).cpuSeconds - listening.cpuSeconds;
    const databaseSeconds = cpuSecondsOf(postgres.pid() ?? 0) - databaseCpu;
    const serverSeconds = last.cpuSeconds - open.cpuSeconds;
    for (const failure of taken.failed) console.log(`${sockets} sockets: ${failure}`);
    load[`${sockets} sockets`] = {
      'pages open after, s': openSeconds,
      'distinct live queries': open.liveQueries,
      'server, CPU % of a core': (100 * serverSeconds) / seconds,
      'an idle replica, CPU %': (100 * heard) / seconds,
      'PostgreSQL, CPU %': (100 * databaseSeconds) / seconds,
      'clients, CPU %': (100 * taken.cpuSeconds) / seconds,
      'calls/s': taken.calls / seconds,
      'runs of live queries/s': (last.liveRuns - open.liveRuns) / seconds,
      'frames/s': taken.frames / seconds,
      'sent, KB/s': (1000 * taken.megabytes) / seconds,
      'server, CPU ms per call or frame': (1000 * serverSeconds) / (taken.calls + taken.frames),
      'event loop delay, p99 ms': median(samples.map((one) => one.delayP99Ms)),
      'event loop delay, worst ms': Math.max(...samples.map((one) => one.delayMaxMs)),
      ...latencies(taken),
      'resident when idle, MB': idle.residentMb,
      'resident at the end, MB': last.residentMb,
      'heap after a third, MB': await afterThird,
      'heap at the end, MB': await heldMegabytes(url, inspectorPort),
      'database per order, KB':
        (1000 * ((await sizeOf(database.db)) - sizeBefore)) / taken.order.length,
      'sockets closed': taken.closed,
      failures: taken.failed.length,
    };
  } finally {
    await clients.kill();
    await database.close();
    await server.end('SIGTERM');
    await listener.end('SIGTERM');
  }
}

function latencies({ order, board, menu, page }: Load): Row {
  const entries = Object.entries({
    order,
    'order on the board': board,
    'changed menu': menu,
    page,
  });
  return Object.fromEntries(
    entries.flatMap(([name, times]) => [
      [`${name}, p50 ms`, median(times)],
      [`${name}, p99 ms`, percentile(times, 0.99)],
    ]),
  );
}

async function sample(url: string, done: Promise<unknown>): Promise<ServerFigures[]> {
  const samples: ServerFigures[] = [];
  let isOver = false;
  done.then(() => {
    isOver = true;
  });
  while (!isOver) {
    await Promise.race([delay(scrapeMs), done]);
    samples.push(await scrape(url));
  }
  return samples;
}

/** More bars may only cost disk space. */
function compareBars(): void {
  const [few, many] = [at(bars, 0), at(bars, -1)];
  for (const what of ['start, ms', 'idle, MB', 'cold page, CPU ms', 'warm page, CPU ms']) {
    budgets.push([`${what}, 10,000 bars against 10, times`, ratio(many, few, what), '<=', 1.5]);
  }
}

/** More open pages may cost the bytes sent to them, and memory for each. */
function compareLoads(): void {
  const [few, some, many] = [at(load, 0), at(load, 1), at(load, 2)];
  const perMessage = 'server, CPU ms per call or frame';
  budgets.push([
    `${perMessage}, 5,000 sockets against 100, times`,
    ratio(many, few, perMessage),
    '<=',
    1.2,
  ]);
  const heap = (row: Row) => row['heap at the end, MB'] ?? Number.NaN;
  const perSocket = [(heap(some) - heap(few)) / 900, (heap(many) - heap(some)) / 4_000].map(
    (mb) => mb * 1024,
  );
  console.log(`heap per open page, KB: ${perSocket.map(figure).join(' up to 1,000, then ')}`);
  for (const [name, row] of Object.entries(load)) {
    const flat = heap(row) / (row['heap after a third, MB'] ?? Number.NaN);
    budgets.push([`heap, ${name}: at the end against after a third, times`, flat, '<=', 1.1]);
    budgets.push([
      `failures, ${name}`,
      (row.failures ?? 0) + (row['sockets closed'] ?? 0),
      '<=',
      0,
    ]);
  }
}

function at(table: Record<string, Row>, index: number): Row {
  return Object.values(table).at(index) ?? {};
}

function ratio(row: Row, base: Row, what: string): number {
  return (row[what] ?? Number.NaN) / (base[what] ?? Number.NaN);
}

function print(table: Record<string, Row>): void {
  const names = Object.keys(Object.values(table)[0] ?? {});
  const figures = (name: string) =>
    Object.entries(table).map(([size, row]) => [size, Number(figure(row[name] ?? Number.NaN))]);
  console.table(Object.fromEntries(names.map((name) => [name, Object.fromEntries(figures(name))])));
}
