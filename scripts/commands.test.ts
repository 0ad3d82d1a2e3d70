// npm's commands: docs/commands.md names each of them, and nobody names one that does not exist.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
/** Runs a command that is a program of Node. */
const npm = (name: string, ...args: string[]) => {
  const own = (scripts[name] ?? '').replace(/^(exec )?node /, '').split(' ');
  return spawnSync(process.execPath, [...own, ...args], { cwd: root, encoding: 'utf8' });
};
const listedBy = (kind: string) =>
  Array.from(npm(kind).stdout.matchAll(/^ {2}(\S+) /gm), ([, name]) => String(name));
const made = npm('make').stdout.trim().replace('npm run make ', '').split('|');
const tested = npm('test', 'nothing').stdout.trim().replace('npm test ', '').split('|');
const names = [
  'npm start',
  'npm test',
  ...tested.map((kind) => `npm test ${kind}`),
  ...Object.keys(scripts)
    .filter((name) => !['start', 'test', 'make', 'bench', 'prove'].includes(name))
    .map((name) => `npm run ${name}`),
  ...made.map((name) => `npm run make ${name}`),
  ...['bench', 'prove'].flatMap((kind) => listedBy(kind).map((name) => `npm run ${kind} ${name}`)),
];

it('docs/commands.md has one row per command', () => {
  const rows = read('docs/commands.md').match(/^\| `npm[^|]+/gm) ?? [];
  const commands = rows.flatMap((row) => row.match(/(?<=`)npm[^`]+/g) ?? []);
  expect(commands.map((command) => command.replace(/ -- .*/, '')).sort()).toEqual(names.sort());
});

it('documents name only existing commands', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  ).split('\0');
  const texts = files.filter(
    (file) => /\.(md|tsx?|mjs|yml|service)$|Dockerfile/.test(file) && file !== 'CHANGELOG.md',
  );
  const known = [
    ...names,
    'npm run bench',
    'npm run prove',
    'npm run make',
    'npm run start',
    'npm run test',
  ];
  const wrong = texts
    .filter((file) => fs.existsSync(path.join(root, file)) && !file.endsWith('commands.test.ts'))
    .flatMap((file) => {
      const named =
        read(file).match(/npm run (?:(?:make|bench|prove) )?[a-z]+(?:[:-][a-z]+)*/g) ?? [];
      return named.filter((name) => !known.includes(name)).map((name) => `${file}: ${name}`);
    });
  expect(wrong).toEqual([]);
});

describe.each([
  ['bench', 'party'],
  ['prove', 'kill'],
])('npm run %s', (kind, name) => {
  it.each([
    [[]],
    [['nothing']],
    [[name, '--nothing', '1']],
    [[name, '--count', 'few']],
    [[name, '--count', '0']],
    [[name, '12']],
  ])('lists what there is: %j', (args) => {
    const { status, stdout, stderr } = npm(kind, ...args);
    expect(args.length ? stderr : stdout).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'));
    expect(status).toBe(args.length ? 1 : 0);
  });
});

it('a proof says first how it is repeated', () => {
  const { stdout } = npm('prove', 'mutants', '--all', '/nowhere');
  expect(stdout).toMatch(/^npm run prove mutants -- --count 60 --seed \d+ --all \/nowhere\n/);
});

it('every benchmark and proof has a file', () => {
  const files = Array.from(
    read('bench/registry.ts').matchAll(/file: '([^']+)'/g),
    ([, file]) => file,
  );
  expect(files).toHaveLength(listedBy('bench').length + listedBy('prove').length);
  expect(files.filter((file) => !fs.existsSync(path.join(root, 'bench', `${file}`)))).toEqual([]);
});
