import fs from 'node:fs';

/** What this process writes from now on can be read by its owner alone. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Makes a folder, or takes one that was there before, and shuts it to everybody but its owner. What
 * is in it is safe then: PGlite gives its files their modes itself, whatever the umask.
 */
export function makePrivateFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  // One that all may write to, such as /tmp, was not made for this alone.
  if (fs.statSync(folder).mode & 0o002) return;
  try {
    fs.chmodSync(folder, 0o700);
  } catch (error) {
    // It may belong to somebody else who lets this process write there.
    process.emitWarning(`Others may read ${folder}: ${(error as Error).message}`);
  }
}
