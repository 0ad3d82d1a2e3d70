// A copy of the project whose sources may be changed.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '#scripts/lib/run.mjs';

/**
 * Copies the files that are or will be in the repository, the build, and the packages. Returns the
 * folder, which is removed when this process ends.
 */
export function copyProject(purpose: string): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), `barback-${purpose}-`));
  process.on('exit', () => fs.rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    if (!fs.existsSync(path.join(root, file))) continue;
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(copy, file));
  }
  for (const folder of ['node_modules', 'dist']) {
    const from = path.join(root, folder);
    // Hard links are fast, but do not work across file systems.
    const isLinked = spawnSync('cp', ['-al', from, copy]).status === 0;
    if (!isLinked && fs.existsSync(from)) {
      fs.rmSync(path.join(copy, folder), { recursive: true, force: true });
      execFileSync('cp', ['-a', from, copy]);
    }
  }
  // Linked caches would be shared.
  for (const cache of ['.vite', '.vitest-cache']) {
    fs.rmSync(path.join(copy, 'node_modules', cache), { recursive: true, force: true });
  }
  return copy;
}
