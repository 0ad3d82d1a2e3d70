// npm start: from a bare clone to a running server. Restarts the server after a crash, unless RESTART=off
// (for systemd and containers). Runs on any Node on the PATH.
import { run } from './lib/run.mjs';
import { serverArgs, serverEnvironment } from './lib/server-process.mjs';
import { build, install, requireNode, say } from './lib/setup.mjs';
import { supervise } from './lib/supervise.mjs';

requireNode();
await install();
await build();
const code =
  process.env.RESTART === 'off'
    ? await run('node', serverArgs, { env: serverEnvironment })
    : await supervise('node', serverArgs, { env: serverEnvironment, say });
process.exit(code);
