import fs from 'node:fs';

export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/** PGlite sets the modes of its files itself, whatever the umask. */
export function makePrivateFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A folder that all users may write to, such as /tmp, is shared.
  if (fs.statSync(folder).mode & 0o002) return;
  try {
    fs.chmodSync(folder, 0o700);
  } catch (error) {
    // It may belong to another user who lets this process write there.
    process.emitWarning(`Other users may read ${folder}: ${(error as Error).message}`);
  }
}
