// Measures the time of `npm start` on a finished build, the memory of the idle server, and the
// downtime after its process is killed.
import { sql } from 'kysely';
import { startDemo } from '#bench/lib/demo-server.ts';
import { median, verdict } from '#bench/lib/measure.ts';
import { optionsOf } from '#bench/lib/options.ts';
import { openEmbedded } from '#server/db/embedded/embedded.ts';

const settleMs = 5_000;
const orders = 10_000;
const { count: kills } = optionsOf('start');

const began = performance.now();
const server = await startDemo();
const started = performance.now();
await new Promise((resolve) => setTimeout(resolve, settleMs));
const idleMb = server.memoryMb();

await server.end('SIGKILL');
const database = await openEmbedded({ folder: server.data, snapshotHours: 24 });
await sql`
  with placed as (
    insert into orders (bar_id, drink_id, guest_name, guest_key, status)
    select bars.id, 'negroni', 'Marta', 'guest-key-of-the-bench-' || n % 500,
      case when n % 100 = 0 then 'new' else 'done' end
    from bars, generate_series(1, ${orders}::int) n
    returning id, status)
  insert into order_events (order_id, status) select id, status from placed
`.execute(database.db);
await database.close();
const times: number[] = [];
let running = await startDemo(server.data);
for (let kill = 0; kill < kills; kill++) {
  await running.end('SIGKILL');
  const killed = performance.now();
  running = await startDemo(server.data);
  times.push(performance.now() - killed);
}
const asked = performance.now();
await running.stop();
verdict([
  [
    'first start, on an empty folder: seconds until it says how to get in',
    (started - began) / 1000,
    '<=',
    15,
  ],
  // About 50 of them are a thread of the mixologist.
  ['idle server: resident memory, MB', idleMb, '<=', 400],
  [`start after a kill with ${orders} orders, seconds until ready`, median(times) / 1000, '<=', 3],
  ['end after SIGTERM, seconds', (performance.now() - asked) / 1000, '<=', 5],
]);
