// Sends results of Vitest to the command that has started it.
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { send } from './send.mjs';

/** @implements {import('vitest/node').Reporter} */
export default class {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'pending') return;
    const { serverLog } = test.meta();
    const name = `${fileOf(test.module)} ${test.fullName}`;
    void send({ kind: 'test', name, state, reason: text(errors), ...(serverLog && { serverLog }) });
  }

  /** @param {import('vitest/node').TestSuite} suite */
  onTestSuiteResult(suite) {
    const errors = suite.errors();
    const name = `${fileOf(suite.module)} ${suite.fullName}`;
    if (errors.length) void send({ kind: 'test', name, state: 'failed', reason: text(errors) });
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const file = fileOf(module);
    const errors = module.errors();
    if (errors.length)
      void send({ kind: 'test', name: file, state: 'failed', reason: text(errors) });
    const { collectDuration, setupDuration, prepareDuration, duration } = module.diagnostic();
    void send({
      kind: 'file',
      file,
      ms: collectDuration + setupDuration + prepareDuration + duration,
    });
  }

  /**
   * @param {unknown} _modules
   * @param {readonly import('vitest').SerializedError[]} errors
   */
  async onTestRunEnd(_modules, errors) {
    for (const error of errors) {
      await send({
        kind: 'test',
        name: 'outside of a test',
        state: 'failed',
        reason: text([error]),
      });
    }
    // Messages arrive in order: with this one all before it have been sent.
    await send({ kind: 'end' });
  }
}

function fileOf(module) {
  return `${path.relative(root, module.moduleId)} (${module.project.name})`;
}

function text(errors = []) {
  return errors.map(({ message, stack }) => stack ?? message).join('\n');
}
