// npm start: from a bare clone to a running server. Runs on whatever Node is on the PATH.
import { node, run } from './lib/run.mjs';
import { build, install, requireNode } from './lib/setup.mjs';

requireNode();
await install();
await build();
// A small young generation: the server is mostly idle, and a bar's laptop has other things to do.
process.exit(await run(node, ['--max-semi-space-size=4', 'server/main.ts']));
