// Lists the functions that the tests of one run entered and those of another did not. `--test` and
// `--all` are the folders that COVERAGE_DIR named in `npm test` and `npm run test:all`.
import { optionsOf } from '#bench/lib/options.ts';
import { type EnteredFunction, keyOf, readEntered } from './entered-functions.ts';

const isCompared = /^(server\/(features|rpc|db|menu|queue|adapters)|web\/features)\//;
const maxTests = 4;

const { test: testFolder, all: allFolder } = optionsOf('entered');
const inTest = readEntered(testFolder);
const inAll = [...readEntered(allFolder).values()].filter(({ file }) => isCompared.test(file));
const missing = inAll.filter((one) => !inTest.has(keyOf(one)));
missing.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));

for (const [file, functions] of Map.groupBy(missing, ({ file }) => file)) {
  console.log(file);
  for (const one of functions) console.log(`  ${one.line} ${one.name}\n${testsOf(one)}`);
}
console.log(`entered by ${allFolder}: ${inAll.length} functions, of these`);
console.log(
  `entered by ${testFolder}: ${inAll.length - missing.length}, not entered: ${missing.length}`,
);

function testsOf({ tests }: EnteredFunction): string {
  const lines = [...tests].map(([test, projects]) => `    ${test} (${[...projects].join(', ')})`);
  const more = lines.length - maxTests;
  return [...lines.slice(0, maxTests), ...(more > 0 ? [`    and ${more} more`] : [])].join('\n');
}
