// Counts what the tests report.
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {'passed' | 'failed' | 'flaky' | 'skipped'} State
 * @typedef {{ kind: 'test', name: string, state: State, reason?: string, serverLog?: string }} TestEvent
 * @typedef {{ kind: 'file', file: string, ms: number }} FileEvent
 * @typedef {TestEvent | FileEvent | { kind: 'end' }} Event
 */

export class Tally {
  passed = 0;
  /** @type {string[]} */
  failures = [];
  /** @type {string[]} */
  flaky = [];
  /** @type {{ file: string, ms: number }[]} */
  files = [];

  /** @param {Event} event */
  add(event) {
    if (event.kind === 'file') {
      this.files.push(event);
      return;
    }
    if (event.kind === 'end') return;
    if (event.state === 'passed' || event.state === 'flaky') this.passed += 1;
    if (event.state === 'failed') this.failures.push(describe(event));
    if (event.state === 'flaky') this.flaky.push(describe(event));
  }

  /**
   * All of them together.
   * @param {Tally[]} tallies
   */
  static of(tallies) {
    const sum = new Tally();
    for (const { passed, failures, flaky, files } of tallies) {
      sum.passed += passed;
      sum.failures.push(...failures);
      sum.flaky.push(...flaky);
      sum.files.push(...files);
    }
    return sum;
  }
}

/** A test with its reason, and the last log lines of its server. */
function describe({ name, reason = '', serverLog = '' }) {
  const lines = stripVTControlCharacters(reason).trimEnd().split('\n');
  const log = serverLog ? ['Last lines of the server:', ...serverLog.trimEnd().split('\n')] : [];
  return [name, ...lines, ...log].join('\n  ');
}
