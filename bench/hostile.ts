// npm run bench:hostile: how much an attacker slows others down. A guest of another address looks up a
// bar repeatedly, alone and during each attack, in one run; then the memory of the server.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#scripts/lib/free-port.mjs';
import { type DemoServer, startDemo } from './demo-server.ts';
import { percentile, verdict } from './measure.ts';

const seconds = 8;
const pauseMs = 20;

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
  const program = path.join(import.meta.dirname, 'hostile-clients.ts');
  return spawn('node', [program, url, attack], { stdio: ['ignore', 'inherit', 'inherit'] });
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

const server = await startDemo(await freePort(), { TRUST_PROXY: '1' });
await lookUps(server.url);
const quiet = await lookUps(server.url);
const before = server.memoryMb();
const stopSwitching = await switchBottles(server);
const rows: Parameters<typeof verdict>[0][number][] = [];
let most = before;
for (const attack of ['languages', 'menus', 'calls', 'silence', 'pings']) {
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
rows.push(['resident memory, most under attack / before', most / before, '<=', 1.5]);
rows.push(['resident memory before, MB', before, '<=', 400]);
await server.stop();
verdict(rows);
