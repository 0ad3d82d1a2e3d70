// Makes small errors, one at a time, in a copy of the project, and reports whether `npm test`
// notices each, or only `npm run test:all`, or neither. `--all` is the folder that COVERAGE_DIR
// named in `npm run test:all`. It lists the test files that may notice.
import fs from 'node:fs';
import path from 'node:path';
import { optionsOf } from '#bench/lib/options.ts';
import { copyProject } from '#bench/lib/project-copy.ts';
import { root } from '#scripts/lib/run.mjs';
import { makeTemplates } from '#scripts/testing/databases.mjs';
import { seed as sampleSeed } from '#scripts/testing/mode.mjs';
import { seededRandom } from '#server/testing/seeded-random.ts';
import { testFinder } from './covering-tests.ts';
import { readEntered } from './entered-functions.ts';
import { type Mutation, mutationsOf } from './mutations.ts';
import { hasFunctions } from './source-functions.ts';
import { type Mode, TestRuns } from './test-runs.ts';

const folders = ['domain', 'server/features', 'server/rpc'];
const isLeftOut = /\.(test|schema)\.ts$|(examples|-texts)\.ts$/;
const maxTests = 12;
/** This many run before the others. */
const firstTests = 4;

const { count, seed, all: coverage } = optionsOf('mutants');

interface Outcome {
  outcome:
    | 'killed by npm test'
    | 'killed by test:all only'
    | 'survived'
    | 'not covered by Vitest'
    | 'unknown';
  by: string;
}

interface Failure {
  mode: Mode;
  by: string;
  files: string[];
}

const findTests = testFinder(readEntered(coverage));
const chosen = choose();
const copy = copyProject('mutants');
const temporary = path.join(copy, 'temporary');
fs.mkdirSync(temporary);
const templates = await makeTemplates();
const runs = new TestRuns(copy, { ...templates.env, TMPDIR: temporary, SEED: sampleSeed });
const rows: ({ place: string; change: string } & Outcome)[] = [];
try {
  if (await runs.hasTypeErrors()) throw new Error('tsc finds errors without any change');
  for (const mutation of chosen) {
    const place = `${mutation.file}:${mutation.line}`;
    const row = { place, change: mutation.change, ...(await tryOut(mutation)) };
    rows.push(row);
    console.log(`${row.outcome}: ${place} ${row.change} (${row.by})`);
  }
} finally {
  await templates.remove();
}
console.table(rows);
for (const [outcome, { length }] of Map.groupBy(rows, ({ outcome }) => outcome)) {
  console.log(`${String(length).padStart(5)}  ${outcome}`);
}
if (rows.some(({ outcome }) => outcome === 'killed by test:all only')) process.exitCode = 1;

function choose(): Mutation[] {
  const random = seededRandom(seed);
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => file.endsWith('.ts') && !isLeftOut.test(file))
      // For constants alone, the coverage does not show which tests read them.
      .filter(hasFunctions),
  );
  return files
    .sort()
    .flatMap(mutationsOf)
    .map((mutation) => ({ mutation, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ mutation }) => mutation);
}

async function tryOut(mutation: Mutation): Promise<Outcome> {
  const covering = findTests(mutation);
  const tests = covering.filter(({ projects }) => !projects.has('stories')).map(({ test }) => test);
  if (tests.length === 0) {
    const by = covering.length ? `${covering.length} stories enter it` : 'nothing enters it';
    return { outcome: 'not covered by Vitest', by };
  }
  const nearest = tests.slice(0, maxTests);
  const parts = [nearest.slice(0, firstTests), nearest.slice(firstTests)];
  const noticed = await changed(mutation, async () => {
    // The checks of `npm test`, which take less time than any test.
    if (await runs.hasTypeErrors()) return 'tsc';
    return (await firstFailure('test', parts)) ?? (await firstFailure('all', parts));
  });
  if (noticed === 'tsc') return { outcome: 'killed by npm test', by: noticed };
  return noticed
    ? verified(noticed)
    : { outcome: 'survived', by: `${nearest.length} test files pass` };
}

/** On a busy machine a test may fail by chance, but hardly twice. */
async function firstFailure(mode: Mode, parts: string[][]): Promise<Failure | undefined> {
  for (const files of parts.filter(({ length }) => length > 0)) {
    const by = await runs.failure(mode, files);
    if (!by) continue;
    const again = by.endsWith('.ts') ? [by] : files;
    if (await runs.failure(mode, again)) return { mode, by, files: again };
  }
  return undefined;
}

/** A test that fails anyway has noticed nothing. */
async function verified({ mode, by, files }: Failure): Promise<Outcome> {
  if (await runs.isFailing(mode, files)) {
    return { outcome: 'unknown', by: `${by}, without the change too` };
  }
  return { outcome: mode === 'test' ? 'killed by npm test' : 'killed by test:all only', by };
}

async function changed<Result>(
  { file, start, end, text }: Mutation,
  run: () => Promise<Result>,
): Promise<Result> {
  const target = path.join(copy, file);
  const source = fs.readFileSync(target, 'utf8');
  fs.writeFileSync(target, `${source.slice(0, start)}${text}${source.slice(end)}`);
  try {
    return await run();
  } finally {
    fs.writeFileSync(target, source);
  }
}
