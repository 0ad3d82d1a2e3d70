// Measures how much an attacker slows others down. Guests of other addresses look up a bar or order
// there repeatedly, without an attack and during each attack, in one run. Then measures the memory
// of the server.
import { setTimeout as delay } from 'node:timers/promises';
import { caller, from, send, withToken } from '#bench/clients/calls.ts';
import { type DemoServer, startDemo } from '#bench/lib/demo-server.ts';
import { type Budget, percentile, verdict } from '#bench/lib/measure.ts';
import { optionsOf, WrongOption } from '#bench/lib/options.ts';
import { Program } from '#bench/lib/program.ts';
import { openAccount } from '#server/testing/account.ts';

const { seconds, only } = optionsOf('hostile');
const pauseMs = 20;
/** A bar accepts four orders a second over a long time, and short bursts of more. */
const orderPauseMs = 100;

async function lookUps(url: string): Promise<number[]> {
  const lookUp = caller(url, () => from('203.0.113.1'));
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    await lookUp('bars.getBarByCode', { barCode: 'FENEK' });
    times.push(performance.now() - start);
    await delay(pauseMs);
  }
  return times;
}

/** Switches one bottle after the other, as a bartender does. */
async function switchBottles({ url, email, password }: DemoServer): Promise<() => void> {
  const account = openAccount(url, email);
  await account.post('/sign-in/email', { email, password });
  const owner = withToken(await account.token());
  const [bar] = await caller(url, () => owner)<{ _id: string }[]>('bars.getUserBars', {});
  let isOn = false;
  const timer = setInterval(() => {
    isOn = !isOn;
    const bottle = { barId: bar?._id, ingredientId: 'campari', isAvailable: isOn };
    void send(url, 'ingredients.updateInventoryItem', bottle, owner);
  }, 500);
  return () => clearInterval(timer);
}

interface Evening {
  orders: number[];
  health: number[];
}

/**
 * Guests order, each from their own address, while the operator's probe requests the health page.
 */
async function orderAll(url: string): Promise<Evening> {
  const call = caller(url, () => from(guestAddress()));
  const { _id: barId } = await call<{ _id: string }>('bars.getBarByCode', { barCode: 'FENEK' });
  const evening: Evening = { orders: [], health: [] };
  const end = performance.now() + seconds * 1000;
  const probe = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await fetch(`${url}/healthz`).then((answer) => answer.arrayBuffer());
      evening.health.push(performance.now() - start);
      await delay(pauseMs);
    }
  };
  const order = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const guest = { 'x-guest-key': crypto.randomUUID(), 'idempotency-key': crypto.randomUUID() };
      // The mixologist's threads read each new note.
      const notes = `no nuts please, seat ${crypto.randomUUID().slice(0, 8)}`;
      const placed = { barId, drinkId: 'daiquiri', guestName: 'Marta', notes };
      await call('orders.createOrder', placed, guest);
      evening.orders.push(performance.now() - start);
      await delay(orderPauseMs);
    }
  };
  await Promise.all([probe(), order()]);
  return evening;
}

let lastGuest = 0;
const guestAddress = () => `198.51.100.${1 + (lastGuest++ % 200)}`;

const chosen = (attacks: string[]) => attacks.filter((one) => one.includes(only));
const onReaders = chosen(['languages', 'menus', 'calls', 'silence', 'pings']);
const onOrders = chosen(['marks', 'searches', 'ownSearches', 'gibberish', 'ordinary']);
if (!onReaders.length && !onOrders.length) throw new WrongOption(`no attack is called ${only}`);

const server = await startDemo();
const { url } = server;
const begin = (attack: string) => new Program('hostile/attacker.ts', { url, attack });
await lookUps(url);
const quiet = await lookUps(url);
const before = server.memoryMb();
const stopSwitching = await switchBottles(server);
const rows: Budget[] = [];
let most = before;
for (const attack of onReaders) {
  const attacker = begin(attack);
  await delay(1_000);
  const times = await lookUps(url);
  await attacker.kill();
  most = Math.max(most, server.memoryMb());
  const [p95, p95Alone] = [percentile(times, 0.95), percentile(quiet, 0.95)];
  rows.push([`${attack}: a guest's lookup, p95 beside it / alone`, p95 / p95Alone, '<=', 20]);
  rows.push([`${attack}: ms more at p95`, p95 - p95Alone, '<=', 100]);
}
stopSwitching();
await orderAll(url);
const alone = await orderAll(url);
for (const attack of onOrders) {
  const attacker = begin(attack);
  await attacker.next();
  const { orders, health } = await orderAll(url);
  await attacker.kill();
  most = Math.max(most, server.memoryMb());
  const [p95, p95Alone] = [percentile(orders, 0.95), percentile(alone.orders, 0.95)];
  rows.push([`${attack}: an order, p95 beside it / alone`, p95 / p95Alone, '<=', 3]);
  rows.push([`${attack}: ms more at p95`, p95 - p95Alone, '<=', 50]);
  rows.push([`${attack}: health, p99 in ms`, percentile(health, 0.99), '<=', 50]);
}
rows.push(['resident memory, most under attack / before', most / before, '<=', 1.5]);
rows.push(['resident memory before, MB', before, '<=', 400]);
await server.stop();
verdict(rows);
