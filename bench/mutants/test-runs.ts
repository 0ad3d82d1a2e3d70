// Runs test files in a copy of the project, with a time limit.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { processesBelow } from '#scripts/lib/processes.mjs';
import { isStopping, stopWithUs } from '#scripts/lib/stop.mjs';

const limitMs = 75_000;

export type Mode = 'test' | 'all';

export class TestRuns {
  readonly #copy: string;
  readonly #env: Record<string, string>;
  readonly #failing = new Map<string, boolean>();

  constructor(copy: string, env: Record<string, string>) {
    this.#copy = copy;
    this.#env = env;
  }

  /** The failing test file, or another reason why the run ended. Undefined if all pass. */
  async failure(mode: Mode, files: readonly string[]): Promise<string | undefined> {
    const report = path.join(this.#copy, 'report.json');
    fs.rmSync(report, { force: true });
    const projects = ['unit', 'postgres', 'embedded'].flatMap((name) => ['--project', name]);
    const output = ['--reporter=json', `--outputFile=${report}`];
    const args = ['run', '--bail=1', '--passWithNoTests', ...projects, ...output, ...files];
    const code = await this.#run('vitest', args, mode);
    if (code === 0) return undefined;
    if (code === 'late') return `time limit (${files[0]} …)`;
    if (!fs.existsSync(report)) return 'Vitest itself';
    const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
    const failed = testResults.find(({ status }: { status: string }) => status === 'failed');
    return failed
      ? path.relative(fs.realpathSync(this.#copy), failed.name)
      : 'an error outside of tests';
  }

  async isFailing(mode: Mode, files: readonly string[]): Promise<boolean> {
    const key = `${mode} ${files.join(' ')}`;
    const known = this.#failing.get(key) ?? (await this.failure(mode, files)) !== undefined;
    this.#failing.set(key, known);
    return known;
  }

  async hasTypeErrors(): Promise<boolean> {
    return (await this.#run('tsc', [], 'test')) !== 0;
  }

  async #run(command: string, args: string[], mode: Mode): Promise<number | 'late'> {
    const child = spawn(path.join(this.#copy, 'node_modules/.bin', command), args, {
      cwd: this.#copy,
      env: { ...process.env, ...this.#env, TEST_ALL: mode === 'all' ? '1' : '' },
      stdio: 'ignore',
    });
    stopWithUs(child);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      for (const { pid } of processesBelow(Number(child.pid))) kill(pid);
      child.kill('SIGKILL');
    }, limitMs);
    const [code] = await once(child, 'exit');
    clearTimeout(timer);
    // Nothing is started after it.
    if (isStopping()) await new Promise(() => {});
    return isLate ? 'late' : (code ?? 1);
  }
}

/** A process that has already ended is not an error. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {}
}
