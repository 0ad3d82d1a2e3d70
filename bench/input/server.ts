// The server of `npm run prove input`: a process without rate limits that counts the lines of its
// log and reports its memory after a garbage collection.
import { startApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { budgets } from '#server/limits/budgets.ts';

export interface Report {
  url: string;
  heapBytes: number;
  /** Lines of the log by level. 50 is an error. */
  log: Record<number, number>;
  lines: string[];
}

// Limits would hide the code behind them.
const unlimited = { burst: Number.POSITIVE_INFINITY };
const { address, guest, bar } = budgets;
for (const rate of [
  address.orders,
  address.ordersAnywhere,
  address.partyResponses,
  address.searches,
  address.identityCalls,
  guest.orders,
  guest.searches,
  bar.orders,
  bar.searches,
]) {
  Object.assign(rate, unlimited);
}
Object.assign(budgets.person, { pendingCheckoutsPerHour: 1_000_000 });

const counts: Record<number, number> = {};
const lines: string[] = [];
const app = await startApp(readConfig(process.env), {
  log: {
    write(line) {
      const { level } = JSON.parse(line);
      counts[level] = (counts[level] ?? 0) + 1;
      if (level > 30 && lines.push(line) > 40) lines.shift();
    },
  },
});
const report = (asked?: string) => {
  if (asked === 'after collecting garbage') globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const heapBytes = heapUsed + external;
  process.send?.({ url: app.url, heapBytes, log: counts, lines } satisfies Report);
};
process.on('message', (asked: string) => report(asked));
process.on('disconnect', async () => {
  await app.close();
  process.exit(0);
});
report();
