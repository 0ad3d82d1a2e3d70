// npm test: every check and every test, from a bare clone. It ends with what failed, and its last line
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
fs.mkdirSync(results, { recursive: true });

const counts = [await runChecks(), await unitsAndFunctions(), await stories()];
const passed = counts.reduce((total, count) => total + count.passed, 0);
const failures = counts.flatMap((count) => count.failures);
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
  const { numPassedTests, testResults = [] } = read(file) ?? {};
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) =>
        told(`${path.relative(root, name)} ${test.fullName}`, test.failureMessages[0]),
      ),
  );
  return counted('unit and function tests', code, numPassedTests, failures);
}

async function stories() {
  const file = path.join(results, 'playwright.json');
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM: findChromium() },
  });
  const { stats, suites = [] } = read(file) ?? {};
  const failures = specsOf(suites).flatMap(({ file: name, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const { error } = results.find((result) => result.error) ?? {};
        return told(`e2e/${name} ${title} (${projectName})`, error?.message);
      }),
  );
  return counted('stories', code, stats?.expected, failures);
}

function specsOf(suites) {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);
}

/** A test that failed, and the first words of the reason. */
function told(test, reason = '') {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim());
  return [test, ...lines.slice(0, 3)].join('\n  ');
}

/** A run that ended badly without a failed test counts as one. */
function counted(name, code, passed = 0, failures = []) {
  return { passed, failures: code !== 0 && !failures.length ? [name] : failures };
}

function read(file) {
  if (!fs.existsSync(file)) return undefined;
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.rmSync(file);
  return report;
}
