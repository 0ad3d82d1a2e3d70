// npm test: every check and every test, from a bare clone. Its last line is 'N passed, N failed'.
import fs from 'node:fs';
import path from 'node:path';
import { runChecks } from './check.mjs';
import { root, run } from './lib/run.mjs';
import { build, install, requireNode, say } from './lib/setup.mjs';
import { findChromium, requireTools } from './lib/tools.mjs';

const results = path.join(root, '.cache/test-results');

requireNode();
await install();
await requireTools();
await build();
fs.mkdirSync(results, { recursive: true });

const counts = [await runChecks(), await unitsAndFunctions(), await stories()];
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') ? 1 : 0);

async function unitsAndFunctions() {
  const file = path.join(results, 'vitest.json');
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  const report = read(file);
  return counted(code, report?.numPassedTests, report?.numFailedTests);
}

async function stories() {
  const file = path.join(results, 'playwright.json');
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM: findChromium() },
  });
  const { stats } = read(file) ?? {};
  return counted(code, stats?.expected, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
}

/** A run that ended badly without a failed test counts as one. */
function counted(code, passed = 0, failed = 0) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function read(file) {
  if (!fs.existsSync(file)) return undefined;
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.rmSync(file);
  return report;
}
