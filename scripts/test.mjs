// npm test: every check and every test, from a bare clone. It ends with the failures, and its last line
// is 'N passed, N failed'.
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runChecks } from './check.mjs';
import { root, run } from './lib/run.mjs';
import { build, install, requireNode, say } from './lib/setup.mjs';
import { findChromium, requireTools } from './lib/tools.mjs';

const results = path.join(root, '.cache/test-results');

requireNode();
await install();
await requireTools();
await build();
fs.rmSync(results, { recursive: true, force: true });
fs.mkdirSync(results, { recursive: true });

const parts = [await runChecks(), await unitsAndFunctions(), await stories()];
const passed = parts.reduce((total, part) => total + part.passed, 0);
const failures = parts.flatMap((part) => part.failures);
for (const story of parts.flatMap((part) => part.flaky ?? [])) say(`flaky: ${story}`);
for (const failure of failures) say(`FAILED: ${failure}`);
say(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length ? 1 : 0);

async function unitsAndFunctions() {
  const file = path.join(results, 'vitest.json');
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  const { numPassedTests: passed = 0, testResults = [] } = read(file) ?? {};
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A test file that cannot be loaded reports no tests.
    if (message && failed.length === 0) return [report(file, message)];
    return failed.map(({ fullName, failureMessages, meta }) =>
      report(`${file} ${fullName}`, failureMessages.join('\n'), meta?.serverLog),
    );
  });
  return { passed, failures: orElse(failures, 'unit and function tests', code) };
}

async function stories() {
  const file = path.join(results, 'playwright.json');
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM: findChromium() },
  });
  const { suites = [], errors = [] } = read(file) ?? {};
  const all = specsOf(suites).flatMap(({ file: name, title, tests }) =>
    tests.map((test) => ({ ...test, name: `e2e/${name} ${title} (${test.projectName})` })),
  );
  const withStatus = (wanted) => all.filter(({ status }) => status === wanted);
  // The first try is reported, not the retry: it shows the cause.
  const tell = ({ name, results }) => {
    const { errors = [], attachments = [] } = results.find(({ status }) => status !== 'passed');
    const log = attachments.find((attachment) => attachment.name === 'server log')?.body ?? '';
    const reasons = errors.map(({ message }) => message).join('\n');
    return report(name, reasons, Buffer.from(log, 'base64').toString());
  };
  const flaky = withStatus('flaky');
  const failures = [
    ...withStatus('unexpected').map(tell),
    ...errors.map(({ message }) => report('stories', message)),
  ];
  return {
    passed: withStatus('expected').length + flaky.length,
    flaky: flaky.map(tell),
    failures: orElse(failures, 'stories', code),
  };
}

function specsOf(suites) {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);
}

/** The report of a failed test: its reason, and the last log lines of its server. */
function report(test, reason = '', serverLog = '') {
  const lines = stripVTControlCharacters(reason).trimEnd().split('\n');
  const log = serverLog ? ['Last lines of the server:', ...serverLog.trimEnd().split('\n')] : [];
  return [test, ...lines, ...log].join('\n  ');
}

/** A run that fails without a failed test counts as one failure. */
function orElse(failures, name, code) {
  return code !== 0 && failures.length === 0 ? [name] : failures;
}

function read(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}
