// npm run check: all static checks.
import { run } from './lib/run.mjs';
import { install, requireNode, say } from './lib/setup.mjs';

/** @type {Record<string, [command: string, ...args: string[]]>} */
export const checks = {
  'format, lint': ['biome', 'check', '--error-on-warnings', '.'],
  'import boundaries': ['node', 'scripts/check-boundaries.ts'],
  'types, translations': ['tsc'],
  'unused code': ['knip'],
  'marks of texts': ['node', 'scripts/check-texts.ts'],
  catalogue: ['node', 'server/commands/check-catalogue.ts'],
  vocabulary: ['node', 'language/commands/check-vocabulary.ts'],
};

/** Returns how many checks passed, and the names of those that failed. */
export async function runChecks() {
  const failures = [];
  for (const [name, [command, ...args]] of Object.entries(checks)) {
    const code = await run(command, args);
    say(`${code === 0 ? 'ok' : 'FAILED'}: ${name}`);
    if (code !== 0) failures.push(name);
  }
  return { passed: Object.keys(checks).length - failures.length, failures };
}

if (process.argv[1]?.endsWith('check.mjs')) {
  requireNode();
  await install();
  const { failures } = await runChecks();
  process.exit(failures.length ? 1 : 0);
}
