import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Kysely } from 'kysely';
import { useSingleConnection } from '#server/db/batch.ts';
import type { Database } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { StartupError } from '#server/startup-error.ts';
import { answerRequests, requestsIn } from './backup-requests.ts';
import { EmbeddedDialect } from './embedded-dialect.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { startPGlite } from './pglite-thread.ts';
import { makePrivateFolder } from './private-folder.ts';
import { Snapshots } from './snapshots.ts';

/** Frequent, so that a server that restarts every evening still takes snapshots. */
const snapshotCheckMs = 60_000;
const defaultAnswerMs = 20_000;
const connectionTimeoutMs = 10_000;

export interface EmbeddedDatabase extends Database {
  syncs(): Promise<number>;
  snapshot(): Promise<string>;
  copyTo(file: string): Promise<unknown>;
}

export async function openEmbedded(options: {
  folder: string;
  snapshotHours: number;
  answerMs?: number;
  say?: ((line: string) => void) | undefined;
}): Promise<EmbeddedDatabase> {
  const folder = path.resolve(options.folder);
  for (const own of [path.join(folder, 'snapshots'), requestsIn(folder)]) makeWritable(own);
  let onLost = () => {};
  const lock = await lockFolder(folder, { say: options.say, onLost: () => onLost() });
  const pglite = await openCluster(folder, lock).catch((error: Error) => {
    lock.release();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database in ${folder} cannot be opened: ${error.message}`);
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

  const copyTo = (file: string) =>
    db.connection().execute(() => pglite.ask({ kind: 'snapshot', file }));
  const snapshots = new Snapshots({ folder, write: copyTo });
  const endRequests = answerRequests(folder, copyTo);
  const openedAt = Date.now();
  let writtenAt = 0;
  pglite.onChange(() => {
    writtenAt = Date.now();
  });
  const timer = setInterval(
    () => snapshots.takeIfDue({ hours: options.snapshotHours, openedAt, writtenAt }),
    snapshotCheckMs,
  );
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
    copyTo,
    snapshot: () => snapshots.take(),
    snapshotAgeMs: () => snapshots.ageMs(),
    backUp: (number) => snapshots.takeBeforeMigration(number),
    async close() {
      clearInterval(timer);
      endRequests();
      await db.destroy();
      await pglite.close();
      lock.release();
    },
  };
}

async function openCluster(folder: string, lock: FolderLock) {
  const cluster = path.join(folder, 'pg');
  if (!fs.existsSync(cluster)) {
    requireNoOther(folder);
    await createCluster(cluster);
  }
  return startPGlite({ folder: cluster, lock });
}

/** An interrupted restore leaves other databases. A new empty one would hide them. */
function requireNoOther(folder: string) {
  const others = fs.readdirSync(folder).filter((name) => /^pg\.(before-.+|restored)$/.test(name));
  if (others.length === 0) return;
  throw new StartupError(
    `There is no database ${path.join(folder, 'pg')}. An interrupted restore left ${others.join(' and ')} beside it. Rename the one to use to pg, or move all of them to another folder.`,
  );
}

/** The server of another user could not read the files that this process creates. */
export function requireOwner(folder: string): void {
  const owned = [path.join(folder, 'pg'), folder].find((one) => fs.existsSync(one));
  const uid = owned && fs.statSync(owned).uid;
  if (uid === undefined || !process.getuid || uid === process.getuid()) return;
  throw new StartupError(
    `${owned} belongs to user ${uid}, and this is user ${process.getuid()}: run this command as user ${uid}.`,
  );
}

export async function createCluster(cluster: string, snapshot?: string): Promise<void> {
  const program = path.join(import.meta.dirname, 'create-cluster.ts');
  // It runs for seconds: optimizing takes V8 longer than it saves.
  const args = ['--liftoff-only', program, cluster, ...(snapshot ? [snapshot] : [])];
  await promisify(execFile)(process.execPath, args);
}

function makeWritable(folder: string) {
  try {
    makePrivateFolder(path.dirname(folder));
    makePrivateFolder(folder);
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    const user = process.getuid ? `user ${process.getuid()}` : 'this user';
    throw new StartupError(
      `The data folder ${path.dirname(folder)} is not writable by ${user}. Grant write access, or set DATA_DIR to another folder.`,
    );
  }
}
