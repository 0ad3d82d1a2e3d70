// Sends results of Playwright to the command that has started it.
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { send } from './send.mjs';

/** @implements {import('@playwright/test/reporter').Reporter} */
export default class {
  /** @type {Map<string, number>} */
  times = new Map();

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, result) {
    const file = path.relative(root, test.location.file);
    this.times.set(file, (this.times.get(file) ?? 0) + result.duration);
    const isDone = result.status === test.expectedStatus || result.status === 'skipped';
    if (!isDone && result.retry < test.retries) return;
    void send({
      kind: 'test',
      name: `${file} ${test.title} (${test.parent.project()?.name})`,
      state: states[test.outcome()],
      ...firstFailure(test),
    });
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    void send({ kind: 'test', name: 'stories', state: 'failed', reason: text([error]) });
  }

  async onEnd() {
    for (const [file, ms] of this.times) await send({ kind: 'file', file, ms });
    await send({ kind: 'end' });
  }
}

const states = /** @type {const} */ ({
  expected: 'passed',
  flaky: 'flaky',
  unexpected: 'failed',
  skipped: 'skipped',
});

/** The first try is reported, not the retry: it shows the cause. */
function firstFailure({ results }) {
  const failed = results.find(({ status }) => status !== 'passed');
  if (!failed) return {};
  const log = failed.attachments.find(({ name }) => name === 'server log')?.body;
  return { reason: text(failed.errors), ...(log && { serverLog: log.toString() }) };
}

function text(errors) {
  return errors.map(({ message, stack, value }) => stack ?? message ?? value).join('\n');
}
