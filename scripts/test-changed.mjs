// npm run test:changed: the checks and tests that the working copy's changes touch, in about a minute.
// npm run test:changed -- COMMIT takes the changes since that commit.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { checks } from './check.mjs';
import { root } from './lib/run.mjs';
import { build, install, requireNode, say } from './lib/setup.mjs';
import { requireTools } from './lib/tools.mjs';
import { checksLane, storiesLane, vitestLane } from './testing/lanes.mjs';
import { runLanes } from './testing/run-lanes.mjs';
import { functionTestsFor, isSource, sourceOf, storiesFor } from './testing/touched.mjs';

const since = process.argv[2] ?? 'HEAD';
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
const changed = [
  ...git('diff', '-z', '--name-only', since),
  ...git('ls-files', '-z', '--others', '--exclude-standard'),
].filter((file) => fs.existsSync(path.join(root, file)));

if (changed.length === 0) {
  say(`Nothing has changed since ${since}.`);
  process.exit(0);
}

requireNode();
await install();
await requireTools();
await build();
const all = git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
const sources = [...new Set(changed.map(sourceOf))].filter(isSource);
const functions = functionTestsFor(changed, all);
const stories = storiesFor(changed);
const { catalogue, vocabulary, 'format, lint': lint, ...others } = checks;
await runLanes('test:changed', [
  checksLane(0.5, {
    'format, lint': [...lint.slice(0, -1), '--no-errors-on-unmatched', ...changed],
    ...others,
  }),
  ...(sources.length
    ? [vitestLane('unit', 0.5, ['related', '--run', '--passWithNoTests', ...sources])]
    : []),
  ...(functions.length ? [vitestLane('postgres', 0.5, ['run', ...functions])] : []),
  ...(stories.length ? [storiesLane(0.5, stories)] : []),
]);
