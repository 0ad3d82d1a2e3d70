import fs from 'node:fs';
import path from 'node:path';
import { StartupError } from '#server/startup-error.ts';

const maxRegular = 4;
const maxBeforeMigrations = 2;
/** A snapshot blocks all queries, so it waits until nothing was written for this long. */
const quietMs = 2 * 60_000;
const maxWaitMs = 12 * 3_600_000;
const minFreeBytes = 200 * 1024 * 1024;
const megabyte = 1024 * 1024;

const regularName = /^\d{4}-[\dTZ-]+\.tar\.gz$/;
/** Named after the first pending migration. People's own files have other names. */
const beforeMigrationName = /^before-\d{4}\.tar\.gz$/;

interface Options {
  folder: string;
  write: (file: string) => Promise<unknown>;
}

export class Snapshots {
  readonly #data: string;
  readonly #folder: string;
  readonly #write: Options['write'];
  #isBusy = false;

  constructor({ folder, write }: Options) {
    this.#data = folder;
    this.#folder = path.join(folder, 'snapshots');
    this.#write = write;
  }

  async take(): Promise<string> {
    const file = path.join(this.#folder, `${timeName()}.tar.gz`);
    await this.#write(file);
    this.#removeOld();
    return file;
  }

  async takeBeforeMigration(number: number): Promise<void> {
    const needed = sizeOf(path.join(this.#data, 'pg'));
    const free = await freeBytes(this.#data);
    const megabytes = (bytes: number) => Math.ceil(bytes / megabyte);
    if (free < needed) {
      throw new StartupError(
        `The database needs an update, and the disk has no room for a backup: ${megabytes(needed)} MB in ${this.#data}, where ${megabytes(free)} MB are free. Nothing was changed.`,
      );
    }
    const name = `before-${String(number).padStart(4, '0')}.tar.gz`;
    await this.#write(path.join(this.#folder, name)).catch((error: Error) => {
      throw new StartupError(
        `The database needs an update, and its backup failed: ${error.message}. Nothing was changed.`,
      );
    });
    this.#removeOld();
  }

  async takeIfDue(times: { hours: number; openedAt: number; writtenAt: number }): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      const dueAt = this.#newest() + times.hours * 3_600_000;
      if (!isTimeForSnapshot(Date.now(), { ...times, dueAt })) return;
      if (await this.#hasRoom()) await this.take();
    } catch (error) {
      process.emitWarning(`No snapshot: ${(error as Error).message}`);
    } finally {
      this.#isBusy = false;
    }
  }

  /** Age of the latest regular snapshot, or of the database if there is none. */
  ageMs(): number {
    const createdAt = () => fs.statSync(path.join(this.#data, 'pg/PG_VERSION')).mtimeMs;
    try {
      return Date.now() - (this.#newest() || createdAt());
    } catch {
      // The folder and all snapshots are gone. The oldest possible age triggers alerts.
      return Date.now();
    }
  }

  #named(pattern: RegExp): { file: string; mtimeMs: number; size: number }[] {
    const names = fs.readdirSync(this.#folder).filter((name) => pattern.test(name));
    const found = names.sort().map((name) => {
      const file = path.join(this.#folder, name);
      const { mtimeMs, size } = fs.statSync(file);
      return { file, mtimeMs, size };
    });
    return pattern === regularName ? found : found.sort((a, b) => a.mtimeMs - b.mtimeMs);
  }

  #removeOld() {
    const old = [
      ...this.#named(regularName).slice(0, -maxRegular),
      ...this.#named(beforeMigrationName).slice(0, -maxBeforeMigrations),
    ];
    for (const { file } of old) fs.rmSync(file);
    this.#removeUnfinished();
  }

  #removeUnfinished() {
    const names = fs.readdirSync(this.#folder).filter((name) => name.endsWith('.tar.gz.partial'));
    for (const name of names) fs.rmSync(path.join(this.#folder, name), { recursive: true });
  }

  #newest(): number {
    return Math.max(0, ...this.#named(regularName).map(({ mtimeMs }) => mtimeMs));
  }

  /** A snapshot must leave room for the database itself. */
  async #hasRoom(): Promise<boolean> {
    const largest = Math.max(0, ...this.#named(regularName).map(({ size }) => size));
    return (await freeBytes(this.#data)) > minFreeBytes + 2 * largest;
  }
}

export function timeName(): string {
  return new Date().toISOString().replaceAll(/[:.]/g, '-');
}

export function isTimeForSnapshot(
  now: number,
  { dueAt, openedAt, writtenAt }: { dueAt: number; openedAt: number; writtenAt: number },
): boolean {
  if (now < dueAt) return false;
  return now - writtenAt > quietMs || now - Math.max(dueAt, openedAt) > maxWaitMs;
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await fs.promises.statfs(folder);
  return bavail * bsize;
}

function sizeOf(folder: string): number {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.reduce(
    (total, { parentPath, name }) => total + fs.statSync(path.join(parentPath, name)).size,
    0,
  );
}
