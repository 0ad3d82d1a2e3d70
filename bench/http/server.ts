// The server of bench/http/http.ts, in a process of its own: as `npm start` runs it, with its demo bar, but
// without the rate limit on orders.
import { freePort } from '#scripts/lib/free-port.mjs';
import { startApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { budgets } from '#server/limits/budgets.ts';

Object.assign(budgets.bar.orders, { burst: Number.POSITIVE_INFINITY });
const port = await freePort();
const app = await startApp(
  readConfig({
    HOST: '127.0.0.1',
    DEMO: 'on',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
    PORT: String(port),
    ...process.env,
  }),
);

process.on('message', async (message: 'cpu' | 'memory' | 'stop') => {
  if (message === 'cpu') return process.send?.(process.cpuUsage());
  if (message === 'memory') {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return process.send?.(heapUsed + external);
  }
  await app.close();
  process.send?.('stopped');
  process.exit();
});
process.send?.({ port, ...app.demo });
