// npm run dev: the server restarts and the browser reloads when a file changes.
import { run } from './lib/run.mjs';
import { build, install, requireNode, say } from './lib/setup.mjs';

const port = process.env.PORT ?? '3000';
const serverPort = String(Number(port) + 1);

requireNode();
await install();
await build();
say(`Open http://localhost:${port}`);
await Promise.race([
  run('node', ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    env: { PORT: serverPort, PUBLIC_URL: `http://localhost:${port}` },
  }),
  run('vite', ['--port', port, '--strictPort'], { env: { SERVER_PORT: serverPort } }),
]);
process.exit(1);
