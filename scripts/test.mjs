// npm test, and npm run test:all (--all): checks and tests, from a bare clone. docs/testing.md says which
// tests are part of which. npm test KIND runs one kind of them alone, in a project that is installed and
// built.
import { run } from './lib/run.mjs';
import { build, install, requireNode, say } from './lib/setup.mjs';
import { requireTools } from './lib/tools.mjs';
import { lanes } from './testing/lanes.mjs';
import { runLanes } from './testing/run-lanes.mjs';

/** @type {Record<string, [string, ...string[]]>} */
const kinds = {
  unit: ['vitest', 'run', '--project', 'unit'],
  functions: ['vitest', 'run', '--project', 'embedded', '--project', 'postgres'],
  stories: ['playwright', 'test'],
  busy: ['node', 'scripts/busy.mjs'],
};

const [kind, ...args] = process.argv.slice(2);
if (kind && kind !== '--all') {
  const command = kinds[kind];
  if (!command) say(`npm test ${Object.keys(kinds).join('|')}`);
  process.exit(command ? await run(command[0], [...command.slice(1), ...args]) : 1);
}

requireNode();
await install();
await requireTools();
await build();
if (kind) await runLanes('test:all', lanes.all, { isEverything: true });
else await runLanes('test', lanes.test);
