// Signals to npm test, npm run dev and npm start, at every stage. The commands are the project's own, in a
// folder of their own in which the tools are stand-ins: the tool of the stage hangs, ignores signals, and
// has started another process that does the same.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { isEverything } from './testing/mode.mjs';

const root = path.join(import.meta.dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-stop-'));
// PostgreSQL runs as a user of its own.
fs.chmodSync(folder, 0o711);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Only against hanging: the commands themselves stop within 5 s. */
const timeout = 60_000;
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const stages = [
  { command: 'test', stage: 'the installation', tool: 'npm' },
  { command: 'test', stage: 'the build', tool: 'vite' },
  { command: 'test', stage: 'the databases', tool: 'make-template-database.ts' },
  { command: 'test', stage: 'the checks', tool: 'tsc' },
  { command: 'test', stage: 'the unit tests', tool: 'vitest' },
  { command: 'test', stage: 'the stories', tool: 'playwright' },
  { command: 'test:all', stage: 'the stories', tool: 'playwright' },
  { command: 'dev', stage: 'the server', tool: 'main.ts' },
  { command: 'start', stage: 'the server', tool: 'main.ts' },
];
/** Every signal at every stage; in `npm test` one at each. */
const cases = stages.flatMap((stage, index) =>
  signals
    .filter((_, column) => isEverything || column === index % signals.length)
    .map((signal) => ({ ...stage, signal })),
);

describe.concurrent('a command that is stopped', () => {
  it.each(cases)('npm run $command: $signal during $stage', async ({ command, tool, signal }) => {
    const project = makeProject(`${command.replace(':', '-')}-${tool}-${signal}`);
    const reached = path.join(project, 'reached');
    const temporary = path.join(project, 'tmp');
    fs.writeFileSync(path.join(project, 'hangs'), tool);
    const child = spawn('npm', ['run', '--silent', command], {
      cwd: project,
      env: {
        PATH: process.env.PATH,
        HOME: project,
        NODE_DISABLE_COMPILE_CACHE: '1',
        CHROMIUM: process.execPath,
        TMPDIR: temporary,
      },
      stdio: 'ignore',
    });
    const exit = once(child, 'exit');
    await vi.waitUntil(() => fs.existsSync(reached) || child.exitCode !== null, { timeout });
    child.kill(signal);
    const [code, by] = await exit;
    // npm itself dies of SIGHUP, which a shell reports as the same number.
    expect(code ?? 128 + os.constants.signals[by as NodeJS.Signals]).toBe(
      128 + os.constants.signals[signal],
    );
    await vi.waitUntil(() => processesIn(project).length === 0, { timeout });
    expect(fs.readdirSync(temporary)).toEqual([]);
  });
});

it("exits with the signal's number, although the interrupted command fails", async () => {
  const program = path.join(folder, 'interrupted.mjs');
  const reached = path.join(folder, 'interrupted');
  fs.writeFileSync(
    program,
    `import { spawn } from 'node:child_process';
    import fs from 'node:fs';
    import { stopWithUs } from '${root}/scripts/lib/stop.mjs';
    const child = spawn('sleep', ['60']);
    stopWithUs(child);
    fs.writeFileSync('${reached}', '');
    await new Promise((_, reject) => child.on('exit', () => reject(new Error('interrupted'))));`,
  );
  const child = spawn('node', [program], { stdio: 'ignore' });
  const exit = once(child, 'exit');
  await vi.waitUntil(() => fs.existsSync(reached), { timeout });
  child.kill('SIGTERM');
  expect(await exit).toEqual([128 + os.constants.signals.SIGTERM, null]);
});

const standIn = `#!/usr/bin/env node
(async () => {
  const { spawn } = await import('node:child_process');
  const fs = await import('node:fs');
  const { env, argv } = process;
  const [node, program, argument] = argv;
  const name = program.split('/').at(-1);
  const isStage = name === fs.readFileSync('hangs', 'utf8');
  if (!isStage && !argv.includes('--port')) {
    return process.send?.({ kind: 'test', name, state: 'passed' }, () => {
      process.send({ kind: 'end' }, () => process.disconnect());
    });
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
  setInterval(() => {}, 1000);
  if (!isStage) return;
  if (env.SEED) fs.mkdtempSync(env.TMPDIR + '/left-behind-');
  if (argument === 'child') fs.writeFileSync('reached', '');
  else spawn(node, [program, 'child'], { detached: true, stdio: 'ignore' });
})();
`;

/** A folder with the project's commands, and stand-ins for their tools. */
function makeProject(name: string): string {
  const project = path.join(folder, name);
  const write = (file: string, text: string) => {
    const target = path.join(project, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text, { mode: 0o755 });
  };
  for (const file of ['scripts', 'package.json']) {
    fs.cpSync(path.join(root, file), path.join(project, file), { recursive: true });
  }
  for (const file of [
    'package-lock.json',
    'vite.config.ts',
    'web/x',
    'domain/x',
    'dist/x',
    'tmp/x',
  ]) {
    write(file, '');
  }
  fs.rmSync(path.join(project, 'tmp/x'));
  fs.chmodSync(path.join(project, 'tmp'), 0o777);
  for (const tool of ['npm', 'vite', 'vitest', 'playwright', 'biome', 'tsc', 'knip']) {
    write(`node_modules/.bin/${tool}`, standIn);
  }
  for (const file of [
    'main',
    'testing/databases/make-template-database',
    'commands/check-catalogue',
  ]) {
    write(`server/${file}.ts`, standIn);
  }
  write('language/commands/check-vocabulary.ts', standIn);
  write('scripts/check-boundaries.ts', standIn);
  fs.symlinkSync(process.execPath, path.join(project, 'node_modules/.bin/node'));
  fs.symlinkSync(path.join(root, 'node_modules/pg'), path.join(project, 'node_modules/pg'));
  return project;
}

/** The processes that have the folder in their command line, or run in it. */
function processesIn(project: string): string[] {
  return fs.readdirSync('/proc').filter((pid) => {
    try {
      const commandLine = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return commandLine.includes(project) || fs.readlinkSync(`/proc/${pid}/cwd`) === project;
    } catch {
      return false;
    }
  });
}
