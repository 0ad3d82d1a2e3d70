// The processes of this machine, from /proc or else from ps.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * @typedef {{ pid: number, parent: number, startedAt: string }} Process `startedAt` tells it from a later
 *   process with the same number.
 */

/**
 * A process's children and all their descendants.
 * @param {number} pid
 * @returns {Process[]}
 */
export function processesBelow(pid) {
  const all = listProcesses();
  const below = (parent) =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

/** @param {Process} wanted */
export function isRunning({ pid, startedAt }) {
  const found = fs.existsSync('/proc/self')
    ? readProcess(pid)
    : fromPs().find((one) => one.pid === pid);
  return found?.startedAt === startedAt;
}

/** @returns {Process[]} */
function listProcesses() {
  if (!fs.existsSync('/proc/self')) return fromPs();
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(Number(pid)) ?? []);
}

/** A process in /proc; undefined for a zombie. */
function readProcess(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses, with any characters in it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, parent] = fields;
    return state === 'Z'
      ? undefined
      : { pid, parent: Number(parent), startedAt: String(fields[19]) };
  } catch {
    return undefined;
  }
}

function fromPs() {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='], { encoding: 'utf8' });
  return lines.split('\n').flatMap((line) => {
    const [, pid, parent, state, startedAt] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.+)$/.exec(line) ?? [];
    if (!startedAt || state?.startsWith('Z')) return [];
    return [{ pid: Number(pid), parent: Number(parent), startedAt }];
  });
}
