import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Kysely } from 'kysely';
import { StartupError } from '#server/startup-error.ts';
import { useSingleConnection } from './batch.ts';
import type { Database } from './database.ts';
import { EmbeddedDialect } from './embedded-dialect.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { startPGlite } from './pglite-thread.ts';
import { makePrivateFolder } from './private-folder.ts';
import type { Schema } from './schema.ts';

const maxSnapshots = 4;
/** Checked often, so that a server that is restarted every evening gets its snapshots, too. */
const snapshotCheckMs = 60_000;
/** A snapshot blocks all queries: it waits until nothing was written for this long. */
const quietMs = 2 * 60_000;
/** Disk space that a snapshot must leave free. */
const minFreeBytes = 200 * 1024 * 1024;
/** Max wait for a quiet time. */
const maxWaitMs = 12 * 3_600_000;
/** Time limit of a statement. */
const defaultAnswerMs = 20_000;
/** Time limit of the wait for the connection. */
const connectionTimeoutMs = 10_000;

export interface EmbeddedDatabase extends Database {
  /** How often data was synced to the disk. */
  syncs(): Promise<number>;
  /** Writes a copy of the whole database and returns its path. */
  snapshot(): Promise<string>;
}

/** PGlite in a thread of its own, its files in `folder`/pg. */
export async function openEmbedded(options: {
  folder: string;
  snapshotHours: number;
  answerMs?: number;
  /** Called with one line before a long wait. */
  say?: ((line: string) => void) | undefined;
}): Promise<EmbeddedDatabase> {
  const folder = path.resolve(options.folder);
  const snapshots = path.join(folder, 'snapshots');
  makeWritable(snapshots);
  let onLost = () => {};
  const lock = await lockFolder(folder, { say: options.say, onLost: () => onLost() });
  const pglite = await openCluster(folder, lock).catch((error: Error) => {
    lock.release();
    throw new StartupError(`The database in ${folder} does not open: ${error.message}`);
  });
  onLost = pglite.loseLock;
  let hasDeadlines = false;
  const db = new Kysely<Schema>({
    dialect: new EmbeddedDialect({
      run: (sql, parameters) => pglite.ask({ kind: 'query', sql, parameters }),
      timeoutMs: () => (hasDeadlines ? connectionTimeoutMs : undefined),
    }),
  });

  useSingleConnection(db);

  const snapshot = async () => {
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`;
    const file = path.join(snapshots, name);
    // Queued like a query, so it never falls inside a transaction.
    await db.connection().execute(() => pglite.ask({ kind: 'snapshot', file }));
    const old = snapshotsIn(snapshots).slice(0, -maxSnapshots);
    for (const extra of [...old, ...unfinishedIn(snapshots)]) fs.rmSync(extra);
    return file;
  };
  const openedAt = Date.now();
  let writtenAt = 0;
  pglite.onChange(() => {
    writtenAt = Date.now();
  });
  const snapshotIfDue = async () => {
    const dueAt = newest(snapshots) + options.snapshotHours * 3_600_000;
    if (!isTimeForSnapshot(Date.now(), { dueAt, openedAt, writtenAt })) return;
    if (!(await hasRoomForSnapshot(folder, snapshots))) return;
    await snapshot().catch((error) => process.emitWarning(`No snapshot: ${error.message}`));
  };
  const timer = setInterval(snapshotIfDue, snapshotCheckMs);
  timer.unref();

  return {
    engine: 'embedded',
    db,
    onChange: pglite.onChange,
    feedConnected: pglite.isRunning,
    enforceDeadlines() {
      hasDeadlines = true;
      pglite.answerWithin(options.answerMs ?? defaultAnswerMs);
    },
    onFailure: pglite.onFailure,
    syncs: async () => ((await pglite.ask({ kind: 'syncs' })).rows[0] as { syncs: number }).syncs,
    snapshot,
    async close() {
      clearInterval(timer);
      await db.destroy();
      await pglite.close();
      lock.release();
    },
  };
}

/** Whether a snapshot is due and it is quiet, or it has waited long enough. */
export function isTimeForSnapshot(
  now: number,
  { dueAt, openedAt, writtenAt }: { dueAt: number; openedAt: number; writtenAt: number },
): boolean {
  if (now < dueAt) return false;
  return now - writtenAt > quietMs || now - Math.max(dueAt, openedAt) > maxWaitMs;
}

async function openCluster(folder: string, lock: FolderLock) {
  const cluster = path.join(folder, 'pg');
  if (!fs.existsSync(cluster)) await createCluster(cluster);
  return startPGlite({ folder: cluster, lock });
}

/** A new cluster, empty or from a snapshot. */
export async function createCluster(cluster: string, snapshot?: string): Promise<void> {
  const program = path.join(import.meta.dirname, 'create-cluster.ts');
  await promisify(execFile)(process.execPath, [program, cluster, ...(snapshot ? [snapshot] : [])]);
}

/** The snapshots taken by this program, oldest first; other files are left alone. */
function snapshotsIn(folder: string): string[] {
  const names = fs.readdirSync(folder).filter((name) => /^\d{4}-[\dTZ-]+\.tar\.gz$/.test(name));
  return names.sort().map((name) => path.join(folder, name));
}

/** Incomplete snapshots, left by a process that ended or by a full disk. */
function unfinishedIn(folder: string): string[] {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.tar.gz.partial'));
  return names.map((name) => path.join(folder, name));
}

/** A snapshot must leave room for the database itself. */
async function hasRoomForSnapshot(folder: string, snapshots: string): Promise<boolean> {
  const { bavail, bsize } = await fs.promises.statfs(folder);
  const largest = Math.max(0, ...snapshotsIn(snapshots).map((file) => fs.statSync(file).size));
  return bavail * bsize > minFreeBytes + 2 * largest;
}

function newest(folder: string): number {
  return Math.max(0, ...snapshotsIn(folder).map((file) => fs.statSync(file).mtimeMs));
}

function makeWritable(folder: string) {
  try {
    makePrivateFolder(path.dirname(folder));
    makePrivateFolder(folder);
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    throw new StartupError(
      `The data folder ${path.dirname(folder)} cannot be written. Give write access to it, or set DATA_DIR to another folder.`,
    );
  }
}
