// npm run bench:hostile [-- ATTACK …]: how much an attacker slows others down. Guests of other addresses look up a bar
// or order there repeatedly, alone and during each attack, in one run; then the memory of the server.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type DemoServer, startDemo } from '#bench/lib/demo-server.ts';
import { percentile, verdict } from '#bench/lib/measure.ts';
import { freePort } from '#scripts/lib/free-port.mjs';

const seconds = 8;
const pauseMs = 20;
/** A bar takes four orders a second for long, and more of them for some seconds. */
const orderPauseMs = 100;

async function lookUps(url: string): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    const answer = await fetch(`${url}/api/bars.getBarByCode`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.1' },
      body: '{"barCode":"FENEK"}',
    });
    if (answer.status !== 200) throw new Error(`a guest was answered ${answer.status}`);
    await answer.arrayBuffer();
    times.push(performance.now() - start);
    await delay(pauseMs);
  }
  return times;
}

function begin(url: string, attack: string): ChildProcess {
  const program = path.join(import.meta.dirname, 'attacker.ts');
  return spawn('node', [program, url, attack], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Switches one bottle after the other, as a bartender does. */
async function switchBottles(server: DemoServer): Promise<() => void> {
  const post = (path: string, body: object, headers = {}) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, ...headers },
      body: JSON.stringify(body),
    });
  const { email, password } = server;
  const signedIn = await post('/api/auth/sign-in/email', { email, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const answer = await fetch(`${server.url}/api/auth/token`, { headers: { cookie } });
  const { token } = (await answer.json()) as { token: string };
  const authorization = { authorization: `Bearer ${token}` };
  const bars = await post('/api/bars.getUserBars', {}, authorization);
  const [bar] = (await bars.json()) as { _id: string }[];
  let isOn = false;
  const timer = setInterval(() => {
    isOn = !isOn;
    const bottle = { barId: bar?._id, ingredientId: 'campari', isAvailable: isOn };
    void post('/api/ingredients.updateInventoryItem', bottle, authorization);
  }, 500);
  return () => clearInterval(timer);
}

interface Evening {
  orders: number[];
  health: number[];
}

/** Guests order, each from an address of their own, while the operator's probe asks for health. */
async function orderAll(url: string): Promise<Evening> {
  const post = (name: string, body: object, more = {}) =>
    fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': guestAddress(), ...more },
      body: JSON.stringify(body),
    });
  const found = await post('bars.getBarByCode', { barCode: 'FENEK' });
  const { _id: barId } = (await found.json()) as { _id: string };
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
      // A note that nobody has written before is read by the threads of the house.
      const notes = `no nuts please, seat ${crypto.randomUUID().slice(0, 8)}`;
      const placed = { barId, drinkId: 'daiquiri', guestName: 'Marta', notes };
      const answer = await post('orders.createOrder', placed, guest);
      if (answer.status !== 200) throw new Error(`an order was answered ${answer.status}`);
      await answer.arrayBuffer();
      evening.orders.push(performance.now() - start);
      await delay(orderPauseMs);
    }
  };
  await Promise.all([probe(), order()]);
  return evening;
}

let lastGuest = 0;
const guestAddress = () => `198.51.100.${1 + (lastGuest++ % 200)}`;

const server = await startDemo(await freePort(), { TRUST_PROXY: '1' });
await lookUps(server.url);
const quiet = await lookUps(server.url);
const before = server.memoryMb();
const stopSwitching = await switchBottles(server);
const rows: Parameters<typeof verdict>[0][number][] = [];
let most = before;
const only = process.argv.slice(2);
const chosen = (attacks: string[]) => attacks.filter((one) => !only.length || only.includes(one));
for (const attack of chosen(['languages', 'menus', 'calls', 'silence', 'pings'])) {
  const attacker = begin(server.url, attack);
  await delay(1_000);
  const times = await lookUps(server.url);
  attacker.kill('SIGKILL');
  if (attacker.exitCode === null) await once(attacker, 'exit');
  most = Math.max(most, server.memoryMb());
  const p95 = percentile(times, 0.95);
  rows.push([
    `${attack}: a guest's lookup, p95 beside it / alone`,
    p95 / percentile(quiet, 0.95),
    '<=',
    20,
  ]);
  rows.push([`${attack}: ms more at p95`, p95 - percentile(quiet, 0.95), '<=', 100]);
}
stopSwitching();
await orderAll(server.url);
const alone = await orderAll(server.url);
for (const attack of chosen(['marks', 'searches', 'ownSearches', 'gibberish', 'ordinary'])) {
  const attacker = begin(server.url, attack);
  await Promise.race([once(attacker, 'message'), once(attacker, 'exit')]);
  if (attacker.exitCode !== null) throw new Error(`the attack ${attack} has ended`);
  const { orders, health } = await orderAll(server.url);
  attacker.kill('SIGKILL');
  if (attacker.exitCode === null) await once(attacker, 'exit');
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
