// A small supervisor: starts the server again when it has died.
import { spawn } from 'node:child_process';
import { root, withTools } from './run.mjs';

/** After each death in a row it waits longer; a process that lived for a while begins anew. */
const firstWaitMs = 200;
const longestWaitMs = 30_000;
const steadyMs = 60_000;
const mostDeathsInARow = 30;

/**
 * Runs a server until it ends by itself, or is told to stop, and answers its exit code. One that has
 * said 'ready' once is started again whatever it dies of; a first start that fails is not repeated,
 * since what it says is for the operator.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, say: (line: string) => void }} options
 * @returns {Promise<number>}
 */
export async function supervise(command, args, { env, say }) {
  let isStopping = false;
  let wasReady = false;
  let deaths = 0;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let endWait = () => {};
  const stop = (signal) => {
    isStopping = true;
    child?.kill(signal);
    endWait();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  for (;;) {
    const startedAt = Date.now();
    child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...withTools, ...env },
    });
    child.on('message', () => {
      wasReady = true;
    });
    const { code, cause } = await ended(child);
    if (isStopping || code === 0 || !wasReady) return code;
    deaths = Date.now() - startedAt > steadyMs ? 1 : deaths + 1;
    if (deaths > mostDeathsInARow) {
      say(`The server has died ${deaths} times in a row (${cause}). It is not started again.`);
      return code;
    }
    const waitMs = Math.min(firstWaitMs * 2 ** (deaths - 1), longestWaitMs);
    say(`The server has died (${cause}). It starts again in ${waitMs / 1000} s.`);
    await new Promise((resolve) => {
      endWait = () => resolve(undefined);
      setTimeout(resolve, waitMs);
    });
    if (isStopping) return code;
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number, cause: string }>}
 */
function ended(child) {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, cause: error.message }));
    child.on('exit', (code, signal) =>
      resolve({ code: code ?? 1, cause: signal ?? `exit code ${code}` }),
    );
  });
}
