// An evening of orders and rounds by 40 guests and two bartenders, whose connections are cut, reset
// and delayed at random, on PostgreSQL with two servers and on the embedded database. At the end,
// all responses and screens must match the database.
import { type Engine, onEngines } from '#bench/lib/engines.ts';
import { optionsOf } from '#bench/lib/options.ts';
import { liftOrderLimits, startOwnServer } from '#bench/lib/own-server.ts';
import type { App } from '#server/app.ts';
import { spendAnEvening } from '#server/testing/evening/evening.ts';
import { noteEvening, printEvenings } from './results.ts';

const { count: orders, seed, engine: engines } = optionsOf('evening');
const guests = 40;
const thinkMs = 2_500;
const servers: Record<Engine, number> = { postgres: 2, embedded: 1 };
/** Calls that arrive when a pause ends fail with UNAVAILABLE and are retried. */
const quiet = { write() {} };

liftOrderLimits();
await onEngines(engines, { isDurable: false }, prove);
printEvenings();

async function prove(engine: Engine, env: Record<string, string>): Promise<void> {
  const apps: App[] = [];
  try {
    while (apps.length < servers[engine]) apps.push(await startOwnServer(env, quiet));
    const [app] = apps as [App];
    const began = Date.now();
    const evening = await spendAnEvening({
      urls: apps.map(({ url }) => url),
      db: async () => app.database.db,
      ...{ orders, guests, thinkMs, seed },
      hasBadLines: true,
    });
    const seconds = Math.round((Date.now() - began) / 1000);
    noteEvening(engine, evening, { seconds });
  } finally {
    for (const one of apps.toReversed()) await one.close();
  }
}
