// npm start: from a bare clone to a running server. Runs on whatever Node is on the PATH.
import { node, run } from './lib/run.mjs';
import { serverArgs, serverEnvironment } from './lib/server-process.mjs';
import { build, install, requireNode } from './lib/setup.mjs';

requireNode();
await install();
await build();
process.exit(await run(node, serverArgs, { env: serverEnvironment }));
