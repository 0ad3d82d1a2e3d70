// A board of 200 tickets. Part of bench/pages/dashboard.ts.
import { randomUUID } from 'node:crypto';
import { caller, from } from '#bench/clients/calls.ts';
import type { Budget } from '#bench/lib/measure.ts';
import { median } from '#bench/lib/measure.ts';
import { randomAddress } from '#scripts/lib/random-address.mjs';
import { mainThreadMs, type Tablet, tapMs, untilPaintedMs } from './tablet.ts';

const tickets = { new: 160, processing: 20, done: 20 };
const drinks = [
  'negroni',
  'mojito',
  'daiquiri',
  'aperol-spritz',
  'espresso-martini',
  'old-fashioned',
];
const all = tickets.new + tickets.processing + tickets.done;
const settleMs = 1_500;

export async function measureBoard(tablet: Tablet, url: string, turns: number): Promise<Budget[]> {
  const { page, barId } = tablet;
  const call = caller(url, () => ({ ...from(randomAddress()), 'x-guest-key': randomUUID() }));
  const order = (n: number) =>
    call<string>(
      'orders.createOrder',
      { barId, drinkId: drinks[n % drinks.length], guestName: `Guest ${n}` },
      { 'idempotency-key': randomUUID() },
    );
  const ids: string[] = [];
  for (let n = 0; n < all; n++) ids.push(await order(n));
  const started = ids.slice(0, all - tickets.new);
  const move = (orderIds: string[], status: string) => moveOrders(tablet, orderIds, status);
  await move(started, 'processing');
  await move(started.slice(0, tickets.done), 'done');

  const opened: number[] = [];
  await page.addInitScript(holdBoard);
  for (let turn = 0; turn < turns; turn++) {
    await page.goto(`/bartender/bar/${barId}/orders`);
    await page.waitForFunction(() => 'release' in globalThis);
    await page.waitForTimeout(settleMs);
    opened.push(
      await untilPaintedMs(tablet, 'article', () =>
        page.evaluate(() => (globalThis as unknown as Held).release()),
      ),
    );
  }
  await page
    .locator('article')
    .nth(all - 1)
    .waitFor();
  await stopTime(tablet);
  const moved: number[] = [];
  const settled: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const id = ids[all - tickets.new + turn];
    const button = page
      .locator(`[data-orders~="${id}"]`)
      .getByRole('button', { name: 'Start Making' });
    let tapped = 0;
    const total = await mainThreadMs(tablet, async () => {
      tapped = await tapMs(tablet, button, `[data-status=processing] [data-orders~="${id}"]`);
      await page.waitForTimeout(settleMs);
    });
    moved.push(tapped);
    settled.push(total);
  }
  const arrived: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const effect = `article[aria-label$="by Guest ${all + turn}"]`;
    arrived.push(await untilPaintedMs(tablet, effect, () => order(all + turn)));
    await page.waitForTimeout(settleMs);
  }
  const at = `board of ${all} tickets, main-thread ms`;
  return [
    [`${at}: from its data to its first paint`, median(opened), '<=', 50],
    [`${at}: a move`, median(moved), '<=', 50],
    [`${at}: a move, with its answer`, median(settled), '<=', 50],
    [`${at}: an arriving order`, median(arrived), '<=', 50],
  ];
}

interface Held {
  release(): void;
}

/** Runs in the page. Holds the board's first data back until `release` is called. */
function holdBoard(): void {
  globalThis.WebSocket = class extends WebSocket {
    override set onmessage(receive: (event: MessageEvent) => void) {
      this.addEventListener('message', (event) => {
        const isFirst = !('release' in globalThis);
        if (!isFirst || !`${event.data}`.includes('orders.getOrdersForBar')) return receive(event);
        Object.assign(globalThis, { release: () => receive(event) });
      });
    }
  };
}

/** The stopwatches of the tickets stand still, so that no measurement has a tick of them. */
async function stopTime({ page }: Tablet): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now();
    Date.now = () => now;
  });
}

async function moveOrders({ page, barId }: Tablet, orderIds: string[], status: string) {
  const { token } = await (await page.request.get('/api/auth/token')).json();
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const response = await page.request.post('/api/orders.moveOrders', {
    data: { barId, orderIds, status },
    headers,
  });
  if (!response.ok()) throw new Error(await response.text());
}
