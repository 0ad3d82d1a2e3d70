// What the tests need beyond npm's packages: a browser and PostgreSQL, Debian's packages of them.

import fs from 'node:fs';
import path from 'node:path';
import { findPostgres } from './postgres.mjs';
import { giveUp, run } from './run.mjs';
import { say } from './setup.mjs';

// The first is Chromium without windows: a seventh quicker, since it draws no frame around a page.
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The path of a Chromium, or undefined. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = browsers.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROMIUM, ...candidates].find((file) => file && fs.existsSync(file));
}

/** Each tool with the packages that bring it, the best first. */
const tools = [
  { find: findChromium, packages: ['chromium-headless-shell', 'chromium'] },
  { find: findPostgres, packages: ['postgresql'] },
];

/** Installs what is missing, as root or with sudo that asks for no password; else says what to do. */
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
