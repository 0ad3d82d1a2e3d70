// The cost of an open board. Part of bench/orders/orders.ts.
import { sql } from 'kysely';
import { caller, withToken } from '#bench/clients/calls.ts';
import { launchBrowser, signIn } from '#bench/lib/browser.ts';
import { median, percentile, significant, timed } from '#bench/lib/measure.ts';
import { optionsOf } from '#bench/lib/options.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/db/database.ts';
import type { Account } from '#server/testing/account.ts';
import type { Moments, Place } from './clients.ts';
import { openClients } from './place.ts';

const { seconds } = optionsOf('orders');
const clearMs = 250;
const guestCounts = [1, 100, 1_000];
const throughBoard = 5_000;

export async function evenings({ database: { db } }: App, openNext: () => Promise<Place>) {
  const rows: Record<string, object> = {};
  const spend = async (guests: number, byHand: boolean) => {
    const place = await openNext();
    const clients = openClients(place);
    const clearing = setInterval(() => byHand || clearBoard(db, place.barId), clearMs);
    const board = openClients(place);
    await board.ask({ kind: 'watch' });
    const placed = await clients.ask<Moments>({
      kind: 'evening',
      guests,
      perSecond: 100,
      ms: 1000 * seconds,
      byHand,
    });
    const seen = new Map(await board.ask<Moments>({ kind: 'seen' }));
    clearInterval(clearing);
    await Promise.all([clients.kill(), board.kill()]);
    const times = placed.map(([id, at]) => (seen.get(id) ?? Number.POSITIVE_INFINITY) - at);
    const p99 = percentile(times, 0.99);
    rows[`${guests} guests${byHand ? ', each order moved by hand' : ''}`] = {
      'p50 ms': significant(median(times)),
      'p99 ms': significant(p99),
      'seen on the board': times.filter(Number.isFinite).length,
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

async function clearBoard(db: Db, barId: string): Promise<void> {
  await sql`with made as (
      update orders set status = 'done', changed_at = now()
      where bar_id = ${barId} and status in ('new', 'processing') and created_at < now() - interval '0.5 s'
      returning id)
    insert into order_events (order_id, status) select id, 'done' from made`.execute(db);
}

export async function growth(app: App, openNext: () => Promise<Place>): Promise<number> {
  const open = async (old: number) => {
    const { url, barId, token } = await openNext();
    // In parts, because a statement has 10 s.
    for (let first = 1; first <= old; first += 10_000) {
      await sql`insert into orders (bar_id, drink_id, guest_name, status, created_at, changed_at)
        select ${barId}, 'negroni', 'Marta', 'done',
          now() - make_interval(days => 2, mins => n + 3), now() - make_interval(days => 2, mins => n)
        from generate_series(${first}::int, ${Math.min(old, first + 9_999)}::int) n`.execute(
        app.database.db,
      );
    }
    await sql`analyze orders`.execute(app.database.db);
    const call = caller(url, () => withToken(token));
    return () => call('orders.getOrdersForBar', { barId });
  };
  const [few, many] = [await open(50), await open(50_000)];
  const times: [few: number, many: number][] = [];
  for (let turn = 0; turn < 100; turn++) times.push([await timed(few, 1), await timed(many, 1)]);
  const [small, large] = [median(times.map(([ms]) => ms)), median(times.map(([, ms]) => ms))];
  process.stdout.write(
    `\nboard opened: ${significant(small)} ms with 50 old orders, ${significant(large)} ms with 50,000\n`,
  );
  return large / small;
}

/** Growth of the browser's heap after many orders on an open board. */
export async function boardHeap({ url }: App, owner: Account, place: Place): Promise<number> {
  const browser = await launchBrowser(['--no-sandbox']);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await signIn(context, url, owner);
    const page = await context.newPage();
    await page.goto(`${url}/bartender/bar/${place.barId}/orders`);
    await page.getByText('No Orders Yet').waitFor();
    const session = await context.newCDPSession(page);
    const used = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      return usedSize / 1e6;
    };
    const clients = openClients(place);
    const through = async (orders: number) => {
      const ms = (orders * 1000) / 100;
      await clients.ask<Moments>({ kind: 'evening', guests: 0, perSecond: 100, ms, byHand: true });
      await page.getByText(/^Nobody is waiting/).waitFor();
      return used();
    };
    const before = await through(200);
    const after = await through(throughBoard);
    const { nodes } = await session.send('Memory.getDOMCounters');
    await clients.kill();
    process.stdout.write(
      `\nopen board: ${significant(before)} MB after 200 orders, ${significant(after)} MB after ${throughBoard} more, ${nodes} nodes\n`,
    );
    return after - before;
  } finally {
    await browser.close();
  }
}
