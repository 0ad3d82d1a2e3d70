import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The environment in which the project's own tools are found first, Node 24 among them. */
export const withTools = {
  ...process.env,
  PATH: `${root}node_modules/.bin:${process.env.PATH}`,
};

/**
 * Runs a command and returns its exit code. Signals to this process are passed on.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...withTools, ...options.env },
  });
  const pass = (signal) => child.kill(signal);
  process.on('SIGTERM', pass);
  process.on('SIGINT', pass);
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code) => {
      process.off('SIGTERM', pass);
      process.off('SIGINT', pass);
      resolve(code ?? 1);
    });
  });
}

/** Prints why the script cannot continue, and ends it. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
