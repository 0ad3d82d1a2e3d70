// Removes each guard of the tables (or those that `--only` names) in a copy of the project and runs
// one test of `npm test`. The test must fail without the guard and pass with it.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { optionsOf } from '#bench/lib/options.ts';
import { copyProject } from '#bench/lib/project-copy.ts';
import { makeTemplates } from '#scripts/testing/databases.mjs';
import type { Guard } from './guard.ts';
import { accessGuards } from './table/access.ts';
import { houseGuards } from './table/house.ts';
import { identityGuards } from './table/identity.ts';
import { limitsGuards } from './table/limits.ts';
import { pagesGuards } from './table/pages.ts';
import { wireGuards } from './table/wire.ts';

const { only } = optionsOf('guards');
const guards = [
  ...accessGuards,
  ...wireGuards,
  ...identityGuards,
  ...limitsGuards,
  ...houseGuards,
  ...pagesGuards,
];
const copy = copyProject('guards');
const report = path.join(copy, 'report.json');

const templates = await makeTemplates();
const rows: Record<string, { verdict: string; seconds: number }> = {};
try {
  for (const guard of guards.filter(({ name }) => name.includes(only))) {
    const began = Date.now();
    const verdict = tryWithout(guard);
    if (verdict !== 'noticed') process.exitCode = 1;
    rows[guard.name] = { verdict, seconds: Math.round((Date.now() - began) / 1000) };
    console.log(`${verdict}: ${guard.name}`);
  }
} finally {
  await templates.remove();
}
console.table(rows);
console.log(process.exitCode ? 'FAILED' : 'every guard that was removed was noticed');

function tryWithout({ file, text, without, test }: Guard): string {
  const changed = path.join(copy, file);
  const source = fs.readFileSync(changed, 'utf8');
  if (source.split(text).length !== 2) return 'the text of the guard is not there once';
  const inPlace = outcomeOf(test);
  if (inPlace !== 'passed') return `with the guard in place: ${inPlace}`;
  fs.writeFileSync(
    changed,
    source.replace(text, () => without),
  );
  try {
    const outcome = outcomeOf(test);
    if (outcome === 'failed') return 'noticed';
    return outcome === 'passed' ? 'NOT NOTICED' : outcome;
  } finally {
    fs.writeFileSync(changed, source);
  }
}

function outcomeOf(test: Guard['test']): string {
  return test.project === 'story' ? runStory(test) : runTest(test);
}

function runTest({ project, file, name }: Guard['test']): string {
  fs.rmSync(report, { force: true });
  const filter = name ? ['-t', name] : [];
  const output = ['--reporter=json', `--outputFile=${report}`];
  run('vitest', ['run', '--project', project, file, ...filter, ...output]);
  if (!fs.existsSync(report)) return 'the test did not run';
  const { numFailedTests, numPassedTests } = JSON.parse(fs.readFileSync(report, 'utf8'));
  if (numFailedTests > 0) return 'failed';
  return numPassedTests > 0 ? 'passed' : 'no test has this name';
}

function runStory({ file, name }: Guard['test']): string {
  const { stdout } = run('playwright', [
    'test',
    '--project=postgres',
    '--retries=0',
    '--reporter=json',
    file,
    '-g',
    `${name}.*@journey`,
  ]);
  const { stats } = JSON.parse(stdout.toString().replace(/^[^{]*/, ''));
  if (stats.unexpected > 0) return 'failed';
  return stats.expected > 0 ? 'passed' : 'no story has this name';
}

function run(command: string, args: string[]) {
  const program = path.join(copy, 'node_modules', '.bin', command);
  const env = { ...process.env, ...templates.env, TEST_ALL: '' };
  return spawnSync(program, args, { cwd: copy, env, maxBuffer: 1 << 26 });
}
