// Stops a command on SIGINT, SIGTERM and SIGHUP: ends its child processes and their descendants, and exits
// with 128 plus the signal's number.
import os from 'node:os';
import { isRunning, processesBelow } from './processes.mjs';

/**
 * Time for processes to end before they are killed, such as a server for its last requests. The whole
 * stop takes at most 5 s.
 */
const usualGraceMs = 3_000;
/** For processes without unfinished work. */
export const shortGraceMs = 1_000;
const killedMs = 500;
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const parentCheckMs = 250;

const children = new Map();
let isPrepared = false;
let isStopped = false;

/** While true, nothing new may start. */
export const isStopping = () => isStopped;

/**
 * Ends a child process when this command is stopped.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ by?: NodeJS.Signals, graceMs?: number }} [how] `by` is the signal that ends it, by default the one
 *   that was received. It is killed after `graceMs`.
 */
export function stopWithUs(child, { by, graceMs = usualGraceMs } = {}) {
  prepare();
  children.set(child, { by, graceMs });
  child.once('exit', () => children.delete(child));
}

function prepare() {
  if (isPrepared) return;
  isPrepared = true;
  for (const signal of signals) process.on(signal, () => void stop(signal));
  // npm passes no SIGHUP on. Its child notices that npm is gone.
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop('SIGHUP');
  }, parentCheckMs).unref();
}

async function stop(signal) {
  if (isStopped) return;
  isStopped = true;
  // Interrupted work rejects; that is not a failure of this command.
  process.on('uncaughtException', () => {});
  const ours = new Map();
  const running = () => {
    for (const one of processesBelow(process.pid)) ours.set(one.pid, one);
    return [...ours.values()].filter(isRunning);
  };
  running();
  const graceMs = Math.max(0, ...[...children.values()].map((child) => child.graceMs));
  for (const [child, { by }] of children) child.kill(by ?? signal);
  const isOver = () => children.size === 0 && running().length === 0;
  await until(isOver, graceMs);
  for (const { pid } of running()) kill(pid);
  await until(isOver, killedMs);
  process.exit(128 + os.constants.signals[signal]);
}

async function until(isSo, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  while (!isSo() && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Ignores processes that have ended or belong to another user. */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {}
}
