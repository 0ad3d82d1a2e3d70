// npm test busy: the tests under load. A test that fails only here depends on the speed of the
// machine. Another command may be given:
// npm test busy -- npm test stories
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { run } from './lib/run.mjs';
import { say } from './lib/setup.mjs';

const loopsPerCore = 2;

const [command = 'npm', ...args] =
  process.argv.length > 2 ? process.argv.slice(2) : ['npm', 'test'];
const loops = loopsPerCore * os.availableParallelism();
for (let loop = 0; loop < loops; loop++) new Worker('for (;;);', { eval: true });
say(`${loops} busy loops beside: ${[command, ...args].join(' ')}`);
process.exit(await run(command, args));
