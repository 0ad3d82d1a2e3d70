import fs from 'node:fs';

/** Makes all files that this process creates from now on readable by its owner alone. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Creates a folder, or takes an existing one, and makes it accessible to its owner alone. That
 * protects its files: PGlite sets their modes itself, whatever the umask.
 */
export function makePrivateFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A folder that all may write to, such as /tmp, is shared with others.
  if (fs.statSync(folder).mode & 0o002) return;
  try {
    fs.chmodSync(folder, 0o700);
  } catch (error) {
    // It may belong to another user who lets this process write there.
    process.emitWarning(`Others may read ${folder}: ${(error as Error).message}`);
  }
}
