// A small supervisor: restarts the server when it crashes.
import { spawn } from 'node:child_process';
import { root, withTools } from './run.mjs';
import { isStopping, stopWithUs } from './stop.mjs';

/** Exponential backoff, reset when a process has run for `stableMs`. */
const minWaitMs = 200;
const maxWaitMs = 30_000;
const stableMs = 60_000;
const maxCrashes = 30;

/**
 * Runs a server until it exits normally, and returns its exit code. A server that has sent 'ready' once
 * is restarted after any crash. A failed first start is not repeated: its message is for the operator.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, say: (line: string) => void }} options
 * @returns {Promise<number>}
 */
export async function supervise(command, args, { env, say }) {
  let wasReady = false;
  let crashes = 0;
  for (;;) {
    const startedAt = Date.now();
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...withTools, ...env },
    });
    stopWithUs(child);
    child.on('message', () => {
      wasReady = true;
    });
    const { code, cause } = await ended(child);
    if (code === 0 || !wasReady) return code;
    crashes = Date.now() - startedAt > stableMs ? 1 : crashes + 1;
    if (crashes > maxCrashes) {
      say(`The server has died ${crashes} times in a row (${cause}). It is not started again.`);
      return code;
    }
    const waitMs = Math.min(minWaitMs * 2 ** (crashes - 1), maxWaitMs);
    say(`The server has died (${cause}). It starts again in ${waitMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/**
 * Resolves when the server has ended. Never resolves while it is being stopped.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number, cause: string }>}
 */
function ended(child) {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, cause: error.message }));
    child.on('exit', (code, signal) => {
      if (!isStopping()) resolve({ code: code ?? 1, cause: signal ?? `exit code ${code}` });
    });
  });
}
