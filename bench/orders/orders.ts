// Measures how fast orders are placed, beside a bare insert, and how fast the board shows them.
import { type Engine, onEngines } from '#bench/lib/engines.ts';
import { type Budget, verdict } from '#bench/lib/measure.ts';
import { optionsOf } from '#bench/lib/options.ts';
import { liftOrderLimits, startOwnServer } from '#bench/lib/own-server.ts';
import { signUpAs } from '#server/testing/account.ts';
import { boardHeap, evenings, growth } from './board.ts';
import { measureEstimates } from './estimates.ts';
import { openBar } from './place.ts';
import { rates, rounds } from './rates.ts';

const budgets: Budget[] = [];

// Measures the server, not its limits.
liftOrderLimits();
await onEngines(optionsOf('orders').engine, { isDurable: false }, measure);
await measureEstimates();
verdict(budgets);

async function measure(engine: Engine, env: Record<string, string>): Promise<void> {
  const app = await startOwnServer(env);
  try {
    process.stdout.write(`\n${engine}\n`);
    const owner = await signUpAs(app.url, 'Mika');
    const openNext = () => openBar(app, owner);
    if (engine === 'postgres') {
      const grown = await boardHeap(app, owner, await openNext());
      budgets.push(['an open board after 5,000 orders: heap grown by, MB', grown, '<=', 20]);
    }
    const { share } = await rates(app, await openNext());
    // 0.6 was the median of many runs on PostgreSQL, from 0.48 to 0.66: half of them missed it.
    budgets.push([`${engine}: orders against bare inserts, 10 clients`, share, '>=', 0.45]);
    await rounds(app, await openNext());
    const { p99, p99ByHand } = await evenings(app, openNext);
    budgets.push([`${engine}: call to board, 1,000 guests, p99 ms`, p99, '<=', 50]);
    // Above the limit of the embedded engine (docs/scale.md).
    if (engine === 'postgres')
      budgets.push(['postgres: the same, each order moved by hand, p99 ms', p99ByHand, '<=', 50]);
    const times = await growth(app, openNext);
    budgets.push([`${engine}: board with 50,000 old orders against 50, times`, times, '<=', 1.5]);
  } finally {
    await app.close();
  }
}
