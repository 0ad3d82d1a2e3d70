// The lanes of the tests: what runs together, and within how many minutes on two quiet cores.
import { checks } from '../check.mjs';

/**
 * A command of a lane. One that `reports` sends the result of each of its tests; any other is a test
 * itself.
 * @typedef {{ name: string, command: [string, ...string[]], reports?: boolean }} Step
 *
 * `isBeside`: the lanes after it do not wait for it.
 * @typedef {{ name: string, minutes: number, isBeside?: boolean, steps: Step[] }} Lane
 */

/**
 * @param {number} minutes
 * @param {Record<string, [string, ...string[]]>} [which]
 * @returns {Lane}
 */
export function checksLane(minutes, which = checks) {
  const steps = Object.entries(which).map(([name, command]) => ({ name, command }));
  return { name: 'checks', minutes, isBeside: true, steps };
}

/**
 * @param {'unit' | 'postgres' | 'embedded'} project
 * @param {number} minutes
 * @param {string[]} selection
 * @returns {Lane}
 */
export function vitestLane(project, minutes, selection = ['run']) {
  const reporter = '--reporter=./scripts/testing/vitest-reporter.mjs';
  const name = project === 'postgres' ? 'functions' : project;
  return {
    name,
    minutes,
    steps: [
      { name, command: ['vitest', ...selection, '--project', project, reporter], reports: true },
    ],
  };
}

/**
 * @param {number} minutes
 * @param {string[]} selection
 * @returns {Lane}
 */
export function storiesLane(minutes, selection = []) {
  const reporter = '--reporter=./scripts/testing/playwright-reporter.mjs';
  const command = /** @type {Step['command']} */ (['playwright', 'test', reporter, ...selection]);
  return { name: 'stories', minutes, steps: [{ name: 'stories', command, reports: true }] };
}

/** Stories that everybody runs: on PostgreSQL, which starts faster. */
export const journeys = ['--project=postgres', '--grep=@journey'];

/** `npm test`, and `npm run test:all`. */
export const lanes = {
  test: [
    checksLane(1),
    vitestLane('unit', 1.75),
    vitestLane('postgres', 2.5),
    vitestLane('embedded', 0.75),
    storiesLane(3, journeys),
  ],
  all: [
    checksLane(1),
    vitestLane('unit', 2.5),
    vitestLane('postgres', 3),
    vitestLane('embedded', 3.5),
    storiesLane(11),
  ],
};
