import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const program = `
  import { serverArgs, serverEnvironment as env } from './scripts/lib/server-process.mjs';
  import { supervise } from './scripts/lib/supervise.mjs';
  process.exit(await supervise(process.execPath, serverArgs, { env, say: console.log }));
`;

/** Under the supervisor of `npm start`, which restarts it when it has died. */
export function spawnSupervised(env: NodeJS.ProcessEnv): ChildProcess {
  const cwd = path.join(import.meta.dirname, '../..');
  return spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd, env });
}
