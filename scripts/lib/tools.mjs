// What the tests need beyond npm's packages: Chromium and PostgreSQL, Debian's packages of them.

import fs from 'node:fs';
import path from 'node:path';
import { findPostgres } from './postgres.mjs';
import { giveUp, run } from './run.mjs';
import { say } from './setup.mjs';

const browsers = ['chromium', 'chromium-browser', 'google-chrome'];

/** The path of a Chromium, or undefined. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = browsers.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROMIUM, ...candidates].find((file) => file && fs.existsSync(file));
}

/** Installs what is missing, as root or with sudo that asks for no password; else says what to do. */
export async function requireTools() {
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(findPostgres() ? [] : ['postgresql']),
  ];
  if (missing.length === 0) return;
  say(`Installing ${missing.join(' and ')} with apt-get`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', '--no-install-recommends', ...missing);
  if (!findChromium() || !findPostgres()) {
    giveUp(
      `The tests need ${missing.join(' and ')}, and this user may not install packages: run "apt-get install ${missing.join(' ')}" as root, then npm test again.`,
    );
  }
}
