import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { thirdPartyNotices } from './lib/third-party.ts';

const root = path.join(import.meta.dirname, '..');
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
const notices = read('THIRD_PARTY_NOTICES');

it('equals the output of `npm run make notices`', () => {
  expect(notices === thirdPartyNotices(), 'run `npm run make notices` and commit the file').toBe(
    true,
  );
});

it('lists every package that production installs', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    read('package.json'),
  );
  const lines = new Set(notices.split('\n'));
  const named = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
  expect(named.filter((line) => !lines.has(line))).toEqual([]);
});

it('includes the licences of the fonts', () => {
  expect(notices).toContain('SIL OPEN FONT LICENSE');
});
