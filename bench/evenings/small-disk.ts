import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  folder: string;
  fill(): void;
  free(): void;
  remove(): void;
}

/** A separate file system that can be filled. Undefined if this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-disk-'));
  try {
    const options = `size=${megabytes}m,mode=0777`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'barback', folder], { stdio: 'ignore' });
  } catch {
    fs.rmdirSync(folder);
    return undefined;
  }
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = fs.openSync(filler, 'w');
      // In ever smaller pieces, until no byte is left.
      for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 16)) {
        try {
          for (;;) if (fs.writeSync(file, Buffer.alloc(size)) < size) break;
        } catch {}
      }
      fs.closeSync(file);
    },
    free: () => fs.rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      fs.rmdirSync(folder);
    },
  };
}
