import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Package {
  version: string;
  integrity?: string;
  hasInstallScript?: boolean;
}

const lockfile = path.join(import.meta.dirname, '../package-lock.json');
const { packages }: { packages: Record<string, Package> } = JSON.parse(
  fs.readFileSync(lockfile, 'utf8'),
);
const installed = Object.entries(packages).filter(([name]) => name !== '');

it('the lockfile has the checksum of every package', () => {
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

it('the running Node is a package of the lockfile, installed without scripts', () => {
  const binaries = installed.filter(([name]) => /^node_modules\/node-(linux|win)/.test(name));
  expect(binaries.map(([, { version }]) => `v${version}`)).toContain(process.version);
  expect(binaries.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(Object.keys(packages)).not.toContain('node_modules/node');
});
