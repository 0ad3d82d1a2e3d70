// Tools that the tests need besides npm packages: a browser and PostgreSQL, as Debian packages.

import fs from 'node:fs';
import path from 'node:path';
import { findPostgres } from './postgres.mjs';
import { giveUp, run } from './run.mjs';
import { say } from './setup.mjs';

// Headless shell first: it draws no window and is a seventh faster.
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The path of a Chromium, or undefined. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = browsers.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROMIUM, ...candidates].find((file) => file && fs.existsSync(file));
}

/** Each tool with its packages, the preferred one first. */
const tools = [
  { find: findChromium, packages: ['chromium-headless-shell', 'chromium'] },
  { find: findPostgres, packages: ['postgresql'] },
];

/** Installs missing tools as root or with passwordless sudo; otherwise prints what to do. */
export async function requireTools() {
  const missing = tools.filter(({ find }) => !find());
  if (missing.length === 0) return;
  await apt('update', '-qq');
  for (const { find, packages } of missing) {
    for (const name of packages) {
      if (find()) break;
      say(`Installing ${name} with apt-get`);
      await apt('install', '-y', '-qq', '--no-install-recommends', name);
    }
  }
  const wanted = missing.filter(({ find }) => !find()).map(({ packages }) => packages.at(-1));
  if (wanted.length) {
    giveUp(
      `The tests need ${wanted.join(' and ')}, and this user may not install packages: run "apt-get install ${wanted.join(' ')}" as root, then npm test again.`,
    );
  }
}

function apt(...args) {
  const [command, ...rest] = [
    ...(process.getuid?.() === 0 ? [] : ['sudo', '-n']),
    'apt-get',
    ...args,
  ];
  return run(command, rest, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}
