// npm run bench:orders: how fast orders are placed, beside a bare insert, and shown on the board.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { sql } from 'kysely';
import { median, percentile, timed, verdict } from '#bench/lib/measure.ts';
import { freePort } from '#scripts/lib/free-port.mjs';
import { startPostgres } from '#scripts/lib/postgres.mjs';
import { findChromium } from '#scripts/lib/tools.mjs';
import { type App, startApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { budgets } from '#server/limits/budgets.ts';
import { type Account, signUpAs } from '#server/testing/account.ts';
import type { Place, Task, Times } from './clients.ts';
import { measureEstimates } from './estimates.ts';

const turns = 7;
const turnMs = 700;
const eveningMs = 8_000;
const clearMs = 250;
const clientCounts = [1, 10, 50];
const guestCounts = [1, 100, 1_000];
const throughBoard = 5_000;
const roundDrinks = 6;

// Without the rate limit on orders, since the server is measured.
Object.assign(budgets.bar.orders, { burst: Number.POSITIVE_INFINITY });
const postgres = await startPostgres();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-bench-'));
try {
  const onPostgres = await measure('PostgreSQL', { DATABASE_URL: postgres.url }, true);
  await measureEstimates();
  const embedded = await measure('embedded database', { DATA_DIR: folder });
  verdict([
    ['PostgreSQL: orders against bare inserts, 10 clients', onPostgres.share, '>=', 0.6],
    ['PostgreSQL: call to board, 1,000 guests, p99 ms', onPostgres.p99, '<=', 50],
    ['PostgreSQL: the same, each order moved by hand, p99 ms', onPostgres.p99ByHand, '<=', 50],
    ['embedded: call to board, 1,000 guests, p99 ms', embedded.p99, '<=', 50],
    ['PostgreSQL: board with 50,000 old orders against 50, times', onPostgres.growth, '<=', 1.5],
    ['embedded: board with 50,000 old orders against 50, times', embedded.growth, '<=', 1.5],
    ['an open board after 5,000 orders: heap grown by, MB', onPostgres.heapMb, '<=', 20],
  ]);
} finally {
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

async function measure(engine: string, env: Record<string, string>, withBrowser = false) {
  const port = String(await freePort());
  const app = await startApp(
    readConfig({
      PORT: port,
      HOST: '127.0.0.1',
      DEMO: 'off',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      ...env,
    }),
  );
  try {
    process.stdout.write(`\n${engine}\n`);
    const owner = await signUpAs(app.url, 'Mika');
    const openNext = () => openBar(app, owner);
    return {
      heapMb: withBrowser ? await boardHeap(app, owner, await openNext()) : 0,
      ...(await rates(app, await openNext())),
      ...(await rounds(app, await openNext())),
      ...(await evenings(app, openNext)),
      growth: await growth(app, openNext),
    };
  } finally {
    await app.close();
  }
}

/** Orders per second through HTTP, and rows per second through the database driver alone. */
async function rates(app: App, place: Place) {
  const clients = startClients(place);
  const rows: Record<string, object> = {};
  let share = 0;
  for (const count of clientCounts) {
    const bare: number[] = [];
    const placed: number[] = [];
    const times: number[] = [];
    // Alternating, so that other load affects both.
    for (let turn = 0; turn < turns; turn++) {
      bare.push(await bareRate(app.database.db, place.barId, count));
      const taken = await clients.run({ kind: 'rate', clients: count, ms: turnMs, drinks: 1 });
      placed.push(taken.times.length / taken.seconds);
      times.push(...taken.times);
    }
    const shares = placed.map((rate, turn) => rate / (bare[turn] ?? Number.NaN));
    if (count === 10) share = median(shares);
    rows[`${count} clients`] = {
      'orders/s': Math.round(median(placed)),
      'bare inserts/s': Math.round(median(bare)),
      share: `${Math.round(100 * median(shares))} %`,
      'p50 ms': round(median(times)),
      'p99 ms': round(percentile(times, 0.99)),
    };
  }
  clients.stop();
  await completeAll(app.database.db, place.barId);
  console.table(rows);
  return { share };
}

/** Drinks per second in rounds, beside orders of one drink. */
async function rounds(app: App, place: Place) {
  const clients = startClients(place);
  const rows: Record<string, object> = {};
  for (const count of clientCounts) {
    const [single, together]: [number[], number[]] = [[], []];
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      const task = { kind: 'rate', clients: count, ms: turnMs } as const;
      const ones = await clients.run({ ...task, drinks: 1 });
      const sixes = await clients.run({ ...task, drinks: roundDrinks });
      single.push(ones.times.length / ones.seconds);
      together.push((roundDrinks * sixes.times.length) / sixes.seconds);
      times.push(...sixes.times);
    }
    rows[`${count} clients`] = {
      'drinks/s in rounds': Math.round(median(together)),
      'single orders/s': Math.round(median(single)),
      times: round(median(together.map((rate, turn) => rate / (single[turn] ?? Number.NaN)))),
      'p50 ms of a round': round(median(times)),
      'p99 ms': round(percentile(times, 0.99)),
    };
  }
  clients.stop();
  await completeAll(app.database.db, place.barId);
  process.stdout.write(`\nrounds of ${roundDrinks} drinks\n`);
  console.table(rows);
  return {};
}

async function bareRate(db: Db, barId: string, clients: number): Promise<number> {
  const end = performance.now() + turnMs;
  let count = 0;
  const client = async () => {
    for (; performance.now() < end; count++) {
      await db
        .insertInto('orders')
        .values({
          bar_id: barId,
          drink_id: 'negroni',
          guest_name: 'Marta',
          guest_key: randomUUID(),
          notes: 'Less ice',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return count / (turnMs / 1000);
}

async function evenings({ database: { db } }: App, openNext: () => Promise<Place>) {
  const rows: Record<string, object> = {};
  const spend = async (guests: number, byHand: boolean) => {
    const place = await openNext();
    const clients = startClients(place);
    const clearing = setInterval(() => byHand || clearBoard(db, place.barId), clearMs);
    const { times } = await clients.run({
      kind: 'evening',
      guests,
      perSecond: 100,
      ms: eveningMs,
      byHand,
    });
    clearInterval(clearing);
    clients.stop();
    const p99 = percentile(times, 0.99);
    rows[`${guests} guests${byHand ? ', each order moved by hand' : ''}`] = {
      'p50 ms': round(median(times)),
      'p99 ms': round(p99),
      'seen on the board': times.length,
    };
    return p99;
  };
  let p99 = Number.POSITIVE_INFINITY;
  for (const guests of guestCounts) p99 = await spend(guests, false);
  const p99ByHand = await spend(guestCounts.at(-1) ?? 0, true);
  process.stdout.write('\n100 orders/s: from the call to the board\n');
  console.table(rows);
  return { p99, p99ByHand };
}

/** Ends an evening: in no real table half of all orders are open, and a planner would reckon with it. */
async function completeAll(db: Db, barId: string): Promise<void> {
  await db.updateTable('orders').set({ status: 'done' }).where('bar_id', '=', barId).execute();
}

/** Completes all orders older than half a second. */
async function clearBoard(db: Db, barId: string): Promise<void> {
  await sql`with made as (
      update orders set status = 'done', changed_at = now()
      where bar_id = ${barId} and status in ('new', 'processing') and created_at < now() - interval '0.5 s'
      returning id)
    insert into order_events (order_id, status) select id, 'done' from made`.execute(db);
}

/** How much slower the board opens with many old orders. */
async function growth(app: App, openNext: () => Promise<Place>): Promise<number> {
  const open = async (old: number) => {
    const { url, barId, token } = await openNext();
    // In parts: a statement has 10 s.
    for (let first = 1; first <= old; first += 10_000) {
      await sql`insert into orders (bar_id, drink_id, guest_name, status, created_at, changed_at)
        select ${barId}, 'negroni', 'Marta', 'done',
          now() - make_interval(days => 2, mins => n + 3), now() - make_interval(days => 2, mins => n)
        from generate_series(${first}::int, ${Math.min(old, first + 9_999)}::int) n`.execute(
        app.database.db,
      );
    }
    await sql`analyze orders`.execute(app.database.db);
    return () =>
      fetch(`${url}/api/orders.getOrdersForBar`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ barId }),
      }).then((response) => response.json());
  };
  const [few, many] = [await open(50), await open(50_000)];
  const times: [few: number, many: number][] = [];
  for (let turn = 0; turn < 100; turn++) times.push([await timed(few, 1), await timed(many, 1)]);
  const [small, large] = [median(times.map(([ms]) => ms)), median(times.map(([, ms]) => ms))];
  process.stdout.write(
    `\nboard opened: ${round(small)} ms with 50 old orders, ${round(large)} ms with 50,000\n`,
  );
  return large / small;
}

/** Growth of the browser's heap after many orders on an open board. */
async function boardHeap({ url }: App, owner: Account, place: Place): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const cookies = owner.cookie.split('; ').map((cookie) => cookie.split(/=(.*)/));
    await context.addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url })));
    const page = await context.newPage();
    await page.goto(`${url}/bartender/bar/${place.barId}/orders`);
    await page.getByText('No Orders Yet').waitFor();
    const session = await context.newCDPSession(page);
    const used = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      return usedSize / 1e6;
    };
    const clients = startClients(place);
    const through = async (orders: number) => {
      const ms = (orders * 1000) / 100;
      await clients.run({ kind: 'evening', guests: 0, perSecond: 100, ms, byHand: true });
      await page.getByText(/^Nobody is waiting/).waitFor();
      return used();
    };
    const before = await through(200);
    const after = await through(throughBoard);
    const { nodes } = await session.send('Memory.getDOMCounters');
    clients.stop();
    process.stdout.write(
      `\nopen board: ${round(before)} MB after 200 orders, ${round(after)} MB after ${throughBoard} more, ${nodes} nodes\n`,
    );
    return after - before;
  } finally {
    await browser.close();
  }
}

async function openBar({ url, database: { db } }: App, owner: Account): Promise<Place> {
  const token = await owner.token();
  const call = async (name: string, input: object) => {
    const response = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(input),
    });
    return response.json();
  };
  const barId: string = await call('bars.createBar', { name: 'Friday' });
  await call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
  await sql`analyze`.execute(db);
  return { url, barId, token };
}

function startClients(place: Place) {
  const program = path.join(import.meta.dirname, 'clients.ts');
  const clients = fork(program, [JSON.stringify(place)]);
  return {
    async run(task: Task): Promise<Times> {
      clients.send(task);
      const [times] = await once(clients, 'message');
      return times;
    },
    stop: () => clients.kill(),
  };
}

function round(ms: number): number {
  return Number(ms.toPrecision(3));
}
