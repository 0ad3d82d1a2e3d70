// Kills the server with SIGKILL on each engine while 20 guests order and two bartenders work. At
// the end each acknowledged order and move must have happened exactly once, and every screen must
// match the database.
import { setTimeout as delay } from 'node:timers/promises';
import { type Engine, onEngines } from '#bench/lib/engines.ts';
import { median } from '#bench/lib/measure.ts';
import { optionsOf } from '#bench/lib/options.ts';
import { startOwnServer } from '#bench/lib/own-server.ts';
import { type ServerProcess, startServer } from '#bench/lib/server-process.ts';
import { freePort } from '#scripts/lib/free-port.mjs';
import type { App } from '#server/app.ts';
import { spendAnEvening } from '#server/testing/evening/evening.ts';
import { seededRandom } from '#server/testing/seeded-random.ts';
import { noteEvening, printEvenings } from './results.ts';

const { count: kills, seed, engine: engines } = optionsOf('kill');
const guests = 20;
const thinkMs = 4_000;
/** How long a server runs after it is ready. */
const lifeMs = { min: 100, max: 2_500 };

await onEngines(engines, { isDurable: true }, prove);
printEvenings();

async function prove(engine: Engine, env: Record<string, string>): Promise<void> {
  const port = await freePort();
  const random = seededRandom(seed);
  const startMs: number[] = [];
  const errors: string[] = [];
  let last: App | undefined;
  let server = await startServer(port, env);
  const killAndStart = async () => {
    for (let kill = 0; kill < kills; kill++) {
      await delay(lifeMs.min + random() * (lifeMs.max - lifeMs.min));
      collectErrors(server, errors);
      await server.end('SIGKILL');
      const from = performance.now();
      server = await startServer(port, env);
      startMs.push(performance.now() - from);
    }
  };
  try {
    const evening = await spendAnEvening({
      urls: [server.url],
      orders: killAndStart,
      guests,
      thinkMs,
      seed,
      hasBadLines: false,
      // Only its own process can read the embedded database, so the last server runs in this
      // process.
      db: async () => {
        collectErrors(server, errors);
        await server.end('SIGTERM');
        last = await startOwnServer({ ...env, PORT: String(port) });
        return last.database.db;
      },
    });
    if (startMs.length < kills) errors.push(`only ${startMs.length} kills`);
    const problems = [...evening.problems, ...errors];
    noteEvening(
      engine,
      { ...evening, problems },
      {
        kills: startMs.length,
        'start after a kill, median ms': Math.round(median(startMs)),
        'start after a kill, slowest ms': Math.round(Math.max(...startMs)),
      },
    );
  } finally {
    await last?.close();
    if (!last) await server.end('SIGKILL');
  }
}

function collectErrors(server: ServerProcess, errors: string[]) {
  for (const line of server.output().split('\n'))
    if (line.includes('"level":50')) errors.push(line);
}
