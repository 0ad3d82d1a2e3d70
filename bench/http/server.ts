// The server of bench/http/http.ts in its own process: like `npm start` with its demo bar, but
// without the rate limits on orders.
import { liftOrderLimits, startOwnServer } from '#bench/lib/own-server.ts';
import { answer, tell } from '#bench/lib/program.ts';

liftOrderLimits();
const app = await startOwnServer({ DEMO: 'on', ...process.env });

answer(async (message: 'cpu' | 'memory' | 'stop') => {
  if (message === 'cpu') return process.cpuUsage();
  if (message === 'stop') {
    await app.close();
    process.nextTick(() => process.exit());
    return 'stopped';
  }
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
});
tell({ port: Number(new URL(app.url).port), ...app.demo });
