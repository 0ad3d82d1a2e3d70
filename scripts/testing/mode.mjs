// Whether this run tests every case, or a sample where there are very many. `npm test` and
// `npm run test:all` set it. By hand: TEST_ALL=1.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { root } from '../lib/run.mjs';

/** Whether every case of every test runs. */
export const isEverything = process.env.TEST_ALL === '1';

/**
 * The seed of samples and random inputs: SEED, else the commit's hash, so that everybody has the same
 * sample at one commit, and another one at the next.
 */
export const seed = process.env.SEED || commit();

function commit() {
  try {
    const hash = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return hash.trim();
  } catch {
    return 'no commit';
  }
}

/**
 * A number of 31 bits from the seed, another one for each purpose.
 * @param {string} purpose
 * @returns {number}
 */
export function seedFor(purpose) {
  return createHash('sha256').update(`${seed}\n${purpose}`).digest().readUInt32BE() >>> 1;
}

/**
 * `size` of the cases, chosen by the seed and in their order; all of them in `npm run test:all`.
 * @template Case
 * @param {string} purpose
 * @param {readonly Case[]} cases
 * @param {number} size
 * @returns {Case[]}
 */
export function sample(purpose, cases, size) {
  if (isEverything || cases.length <= size) return [...cases];
  const order = (index) =>
    createHash('sha256').update(`${seed}\n${purpose}\n${index}`).digest('hex');
  const chosen = cases
    .map((_, index) => ({ index, order: order(index) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, size);
  return chosen
    .map(({ index }) => index)
    .sort((a, b) => a - b)
    .map((index) => /** @type {Case} */ (cases[index]));
}
