// npm run check: what can be judged without running the product.
import { run } from './lib/run.mjs';
import { install, requireNode, say } from './lib/setup.mjs';

/** @type {Record<string, [command: string, ...args: string[]]>} */
export const checks = {
  'format, lint, import boundaries': ['biome', 'check', '--error-on-warnings', '.'],
  'types, translations': ['tsc'],
  'unused code': ['knip'],
  catalogue: ['node', 'scripts/check-catalogue.ts'],
};

/** Runs every check and answers how many passed and failed. */
export async function runChecks() {
  const counts = { passed: 0, failed: 0 };
  for (const [name, [command, ...args]] of Object.entries(checks)) {
    const code = await run(command, args);
    say(`${code === 0 ? 'ok' : 'FAILED'}: ${name}`);
    counts[code === 0 ? 'passed' : 'failed']++;
  }
  return counts;
}

if (process.argv[1]?.endsWith('check.mjs')) {
  requireNode();
  await install();
  const { failed } = await runChecks();
  process.exit(failed ? 1 : 0);
}
