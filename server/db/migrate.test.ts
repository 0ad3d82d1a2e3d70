import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMigrations } from './migrate.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-migrations-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (...names: string[]) => {
  for (const name of names) fs.writeFileSync(path.join(folder, name), 'select 1;');
};

it('reads the files in order', () => {
  write('0002_second.sql', '0001_first.sql');
  expect(readMigrations(folder).map(({ number, name }) => [number, name])).toEqual([
    [1, '0001_first.sql'],
    [2, '0002_second.sql'],
  ]);
});

it.each([
  ['a gap', ['0001_first.sql', '0003_third.sql']],
  ['a double', ['0001_first.sql', '0001_other.sql']],
  ['a stray file', ['0001_first.sql', 'notes.txt']],
])('refuses %s', (_what, names) => {
  write(...names);
  expect(() => readMigrations(folder)).toThrow(/out of order/);
});

it('published migrations are unchanged', () => {
  const list = path.join(import.meta.dirname, 'migrations.sha256');
  const published = fs.readFileSync(list, 'utf8').trim().split('\n');
  const now = readMigrations().map(({ checksum, name }) => `${checksum}  ${name}`);
  const changed = published.filter((line) => !now.includes(line));
  expect(changed, 'databases have them as they were: put the change into a new migration').toEqual(
    [],
  );
  const missing = now.filter((line) => !published.includes(line));
  expect(missing, 'new migrations: add these lines to server/db/migrations.sha256').toEqual([]);
});
