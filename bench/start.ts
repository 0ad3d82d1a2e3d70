// npm run bench:start: what `npm start` takes once everything is built, and what the idle server holds.
import { freePort } from '#scripts/lib/free-port.mjs';
import { startDemo } from './demo-server.ts';
import { verdict } from './measure.ts';

const settleMs = 5_000;

const began = performance.now();
const server = await startDemo(await freePort());
const started = performance.now();
await new Promise((resolve) => setTimeout(resolve, settleMs));
const idleMb = server.memoryMb();
const asked = performance.now();
await server.stop();
verdict([
  [
    'first start, on an empty folder: seconds until it says how to get in',
    (started - began) / 1000,
    '<=',
    15,
  ],
  ['idle server: resident memory, MB', idleMb, '<=', 350],
  ['end after SIGTERM, seconds', (performance.now() - asked) / 1000, '<=', 5],
]);
