import { spawn } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { isStopping, stopWithUs } from './stop.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The environment with the project's tools, such as Node 24, first on the PATH. */
export const withTools = {
  ...process.env,
  PATH: `${root}node_modules/.bin:${process.env.PATH}`,
};

/**
 * Runs a command and returns its exit code. The command ends with this process.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & {
 *   onMessage?: (message: any) => void,
 *   graceMs?: number,
 * }} [options] `onMessage` is called with what the command sends, if its `stdio` has an `ipc`; `graceMs` is for
 *   `stopWithUs`.
 * @returns {Promise<number>}
 */
export function run(command, args, { onMessage, graceMs, ...options } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...withTools, ...options.env },
  });
  stopWithUs(child, { graceMs });
  if (onMessage) child.on('message', onMessage);
  return exitCodeOf(child);
}

/**
 * The exit code of a child process, 127 if it could not start. Never resolves while this command is
 * being stopped, so that nothing starts after it.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function exitCodeOf(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code, signal) => {
      if (!isStopping()) resolve(code ?? 128 + (signal ? os.constants.signals[signal] : 0));
    });
  });
}

/** Prints why the script cannot continue, and ends it. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
