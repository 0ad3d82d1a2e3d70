// Three servers on one PostgreSQL behind a load balancer. Measures how long a change on any server
// takes to reach the live queries of all. Then runs an evening of 20 guests and two bartenders
// while the servers are killed with SIGKILL in turn and restarted.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startBalancer } from '#bench/lib/balancer.ts';
import { median, percentile, verdict } from '#bench/lib/measure.ts';
import { optionsOf } from '#bench/lib/options.ts';
import { type ServerProcess, startServer } from '#bench/lib/server-process.ts';
import { freePort } from '#scripts/lib/free-port.mjs';
import { startPostgres } from '#scripts/lib/postgres.mjs';
import { openPostgres } from '#server/db/postgres/postgres.ts';
import { openLiveSocket } from '#server/testing/connections/live-socket.ts';
import { spendAnEvening } from '#server/testing/evening/evening.ts';
import { createPerson, signUp } from '#server/testing/person.ts';
import { noteEvening, printEvenings } from './results.ts';

const { count: kills, seed } = optionsOf('replicas');
const changes = 150;
const calmMs = 1_500;

const postgres = await startPostgres({ fsync: 'on' });
const env = { DATABASE_URL: postgres.url };
const ports = [await freePort(), await freePort(), await freePort()];
const balancer = await startBalancer(ports);
const servers = await Promise.all(ports.map((port) => startServer(port, env)));
try {
  const delays = await measureAgreement();
  const evening = await spendKilling();
  noteEvening('three servers', evening, {
    'changes seen by all three': delays.length,
    'seen after, median ms': Math.round(median(delays)),
    'seen after, p99 ms': Math.round(percentile(delays, 0.99)),
    'servers killed': kills,
    'error pages of the balancer': balancer.failed(),
  });
  printEvenings();
  verdict([
    ['a change is seen by all three, p99 ms', percentile(delays, 0.99), '<=', 200],
    ['differences after the evening', evening.problems.length, '<=', 0],
  ]);
} finally {
  for (const server of servers) await server.end('SIGTERM');
  balancer.close();
  await postgres.stop();
}

/** Milliseconds from the response to an order until the boards of all servers show it. */
async function measureAgreement(): Promise<number[]> {
  const [{ url }] = servers as [ServerProcess];
  const token = await signUp(url, 'Agnes');
  const owner = createPerson(url, token, []);
  const barId = await owner.call('bars.createBar', { name: 'Agreed' });
  await owner.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
  const sockets = await Promise.all(servers.map((one) => openLiveSocket(one.url, 'en', token)));
  const feeds = sockets.map((socket) => socket.follow('orders.getNewOrdersCount', { barId }));
  for (const feed of feeds) await feed.next();
  const delays: number[] = [];
  for (let change = 0; change < changes; change++) {
    const server = servers[change % servers.length] as ServerProcess;
    const order = { barId, drinkId: 'negroni', guestName: 'Marta' };
    await createPerson(server.url, null, [], randomUUID()).call('orders.createOrder', order);
    const from = performance.now();
    await Promise.all(feeds.map((feed) => feed.next()));
    delays.push(performance.now() - from);
    await delay(20);
  }
  for (const socket of sockets) socket.close();
  return delays;
}

async function spendKilling() {
  const killInTurn = async () => {
    for (let kill = 0; kill < kills; kill++) {
      await delay(calmMs);
      const n = kill % servers.length;
      await servers[n]?.end('SIGKILL');
      servers[n] = await startServer(ports[n] as number, env);
    }
  };
  const database = await openPostgres({ url: postgres.url, poolSize: 2 });
  try {
    return await spendAnEvening({
      urls: [balancer.url],
      db: async () => database.db,
      orders: killInTurn,
      guests: 20,
      thinkMs: 3_000,
      seed,
      hasBadLines: false,
    });
  } finally {
    await database.close();
  }
}
