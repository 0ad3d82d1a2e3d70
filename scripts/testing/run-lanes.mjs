// Runs lanes of tests, shows their progress, and reports their results.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, run } from '../lib/run.mjs';
import { say } from '../lib/setup.mjs';
import { shortGraceMs } from '../lib/stop.mjs';
import { findChromium } from '../lib/tools.mjs';
import { makeTemplates } from './databases.mjs';
import { seed } from './mode.mjs';
import { minutes, showProgress } from './progress.mjs';
import { Tally } from './tally.mjs';

const results = path.join(root, '.cache/test-results');
const slowestFiles = 10;
const logLines = 40;

/**
 * Runs the lanes and ends the process. Its last line is 'N passed, N failed'.
 * @param {string} name Of the command, under which the time of each lane is kept as the usual one.
 * @param {import('./lanes.mjs').Lane[]} lanes
 * @param {{ isEverything?: boolean }} [options]
 */
export async function runLanes(name, lanes, { isEverything = false } = {}) {
  const startedAt = Date.now();
  fs.rmSync(results, { recursive: true, force: true });
  fs.mkdirSync(results, { recursive: true });
  const usual = readUsual(name);
  const usualMs = lanes
    .filter(({ isBeside }) => !isBeside)
    .reduce((sum, lane) => sum + (usual[lane.name] ?? lane.minutes * 60_000), 0);
  const runs = lanes.map((lane) => ({ lane, tally: new Tally(), ms: 0, isRunning: false }));
  const progress = showProgress(usualMs, () => {
    const { passed, failures } = Tally.of(runs.map(({ tally }) => tally));
    const names = runs.filter(({ isRunning }) => isRunning).map(({ lane }) => lane.name);
    const failed = failures.length ? `, ${failures.length} FAILED` : '';
    return `${names.join(', ') || 'databases'}: ${passed} passed${failed}`;
  });
  progress.say(`SEED=${seed} chooses samples and random inputs`);

  const env = {
    TMPDIR: makeTemporary(),
    SEED: seed,
    TEST_ALL: isEverything ? '1' : '',
    CHROMIUM: findChromium(),
  };
  const beside = runs.filter(({ lane }) => lane.isBeside);
  const besideEnded = Promise.all(beside.map((one) => runLane(one, env, progress)));
  const templates = await makeTemplates();
  for (const one of runs.filter(({ lane }) => !lane.isBeside)) {
    await runLane(one, { ...env, ...templates.env }, progress);
  }
  await besideEnded;
  await templates.remove();
  progress.stop();

  printTimes(runs, Date.now() - startedAt);
  const { passed, failures, flaky } = Tally.of(runs.map(({ tally }) => tally));
  for (const story of flaky) say(`flaky: ${story}`);
  for (const failure of failures) say(`FAILED: ${failure}`);
  if (failures.length) say(`SEED=${seed} repeats this run; its output is in .cache/test-results`);
  else keepUsual(name, Object.fromEntries(runs.map(({ lane, ms }) => [lane.name, ms])));
  say(`${passed} passed, ${failures.length} failed`);
  process.exit(failures.length ? 1 : 0);
}

function printTimes(runs, totalMs) {
  const files = runs.flatMap(({ tally }) => tally.files);
  say('\nThe slowest files:');
  for (const { file, ms } of files.toSorted((a, b) => b.ms - a.ms).slice(0, slowestFiles)) {
    say(`${minutes(ms).padStart(7)}  ${file}`);
  }
  say('\nThe lanes, and their budgets on two quiet cores:');
  for (const { lane, ms } of runs) {
    const budget = lane.minutes * 60_000;
    const warning = ms > budget ? '  WARNING: over its budget' : '';
    say(`${minutes(ms).padStart(7)} of ${minutes(budget)}  ${lane.name}${warning}`);
  }
  say(`${minutes(totalMs).padStart(7)} altogether\n`);
}

/** One folder for the temporary files of all tests, so that none is left behind. */
function makeTemporary() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-test-'));
  // PostgreSQL runs as a user of its own.
  fs.chmodSync(folder, 0o711);
  process.on('exit', () =>
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }),
  );
  process.env.TMPDIR = folder;
  return folder;
}

async function runLane(one, env, progress) {
  const { lane, tally } = one;
  const startedAt = Date.now();
  one.isRunning = true;
  for (const step of lane.steps) await runStep(step, tally, env, progress);
  one.isRunning = false;
  one.ms = Date.now() - startedAt;
  const { passed, failures } = tally;
  const time = minutes(one.ms).padStart(7);
  progress.say(`${time}  ${lane.name}: ${passed} passed, ${failures.length} failed`);
}

async function runStep({ name, command: [command, ...args], reports }, tally, env, progress) {
  const log = path.join(results, `${name.replace(/\W+/g, '-')}.log`);
  const output = fs.openSync(log, 'w');
  const startedAt = Date.now();
  let hasEnded = !reports;
  const report = (/** @type {import('./tally.mjs').Event} */ event) => {
    tally.add(event);
    if (event.kind === 'end') hasEnded = true;
    if (event.kind === 'test' && event.state === 'failed') progress.say(`FAILED: ${event.name}`);
  };
  const before = tally.failures.length;
  const code = await run(command, args, {
    stdio: ['ignore', output, output, ...(reports ? [/** @type {const} */ ('ipc')] : [])],
    env,
    onMessage: report,
    graceMs: shortGraceMs,
  });
  fs.closeSync(output);
  // A command that reports fails with its tests, or by itself, as when it stops before its end.
  const failsByItself = !hasEnded || (code !== 0 && tally.failures.length === before);
  if (reports && !failsByItself) return;
  const reason = fs.readFileSync(log, 'utf8').trimEnd().split('\n').slice(-logLines).join('\n');
  report({
    kind: 'test',
    name,
    ...(failsByItself ? { state: 'failed', reason } : { state: 'passed' }),
  });
  if (!reports) report({ kind: 'file', file: name, ms: Date.now() - startedAt });
}

function usualFile(name) {
  return path.join(root, `.cache/usual-${name.replace(/\W+/g, '-')}.json`);
}

/** How long each lane took in the last run without a failure. */
function readUsual(name) {
  const file = usualFile(name);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

function keepUsual(name, times) {
  fs.writeFileSync(usualFile(name), JSON.stringify(times));
}
