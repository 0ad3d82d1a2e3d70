// npm start: from a bare clone to a running server, which is started again when it has died (not with
// RESTART=off, for systemd and containers). Runs on whatever Node is on the PATH.
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
