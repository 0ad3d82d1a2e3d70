// npm test, and npm run test:all (--all): checks and tests, from a bare clone. docs/testing.md says which
// tests are part of which.
import { build, install, requireNode } from './lib/setup.mjs';
import { requireTools } from './lib/tools.mjs';
import { lanes } from './testing/lanes.mjs';
import { runLanes } from './testing/run-lanes.mjs';

const isEverything = process.argv.includes('--all');

requireNode();
await install();
await requireTools();
await build();
if (isEverything) await runLanes('test:all', lanes.all, { isEverything });
else await runLanes('test', lanes.test);
