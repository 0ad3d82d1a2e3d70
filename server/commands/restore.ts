// npm run restore -- FILE. The old embedded database is kept. A PostgreSQL database must be empty.
import fs from 'node:fs';
import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { syncPath } from '#server/db/embedded/durable-pglite.ts';
import { createCluster, requireOwner } from '#server/db/embedded/embedded.ts';
import { type FolderLock, isOwn, lockFolder } from '#server/db/embedded/folder-lock.ts';
import { startPGlite } from '#server/db/embedded/pglite-thread.ts';
import { keepFilesPrivate, makePrivateFolder } from '#server/db/embedded/private-folder.ts';
import { timeName } from '#server/db/embedded/snapshots.ts';
import { requireKnown } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres/postgres.ts';
import { restoreDatabase, rowsInArchive } from '#server/db/postgres/postgres-archive.ts';
import { exitOnStartupError, StartupError } from '#server/startup-error.ts';

type Migrations = Parameters<typeof requireKnown>[0];

/** The start of a pg_dump archive. */
const archiveMark = 'PGDMP';

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

async function restore(name: string | undefined): Promise<void> {
  const { database } = readConfig(process.env);
  const isServer = 'url' in database;
  if (!name || !fs.existsSync(name)) {
    const hint = isServer ? '' : `, such as one of ${path.join(database.folder, 'snapshots')}`;
    throw new StartupError(
      name ? `The file ${path.resolve(name)} does not exist.` : `Specify a backup${hint}.`,
    );
  }
  const file = path.resolve(name);
  if (isArchive(file) !== isServer) {
    throw new StartupError(
      isServer
        ? `${file} is not a backup of a PostgreSQL server. Restore a snapshot of the embedded database without DATABASE_URL.`
        : `${file} is a backup of a PostgreSQL server. Set DATABASE_URL to an empty database.`,
    );
  }
  say(isServer ? await intoServer(database.url, file) : await intoFolder(database.folder, file));
}

function isArchive(file: string): boolean {
  const descriptor = fs.openSync(file, 'r');
  const start = Buffer.alloc(archiveMark.length);
  fs.readSync(descriptor, start);
  fs.closeSync(descriptor);
  return start.toString('latin1') === archiveMark;
}

async function intoServer(url: string, file: string): Promise<string> {
  const { db, close } = await openPostgres({ url, poolSize: 2 });
  try {
    const server = { db, url };
    const rows = await rowsInArchive(server, file, 'migrations');
    const level = levelOf(
      file,
      rows.map(([number, name = '', checksum = '']) => ({
        number: Number(number),
        name,
        checksum,
      })),
    );
    await restoreDatabase(server, file);
    return `Restored ${file} (${level}) into the database of DATABASE_URL.`;
  } finally {
    await close();
  }
}

async function intoFolder(folder: string, file: string): Promise<string> {
  requireOwner(folder);
  makePrivateFolder(folder);
  const lock = await lockFolder(folder, { say });
  const cluster = path.join(folder, 'pg');
  const restored = `${cluster}.restored`;
  try {
    fs.rmSync(restored, { recursive: true, force: true });
    await createCluster(restored, file).catch(() => {
      throw new StartupError(
        `${file} cannot be restored. It is not a complete snapshot, or the disk has no room for it. Nothing was changed.`,
      );
    });
    const level = levelOf(file, await migrationsIn(restored, lock));
    if (!isOwn(lock)) throw new StartupError(`Another process has taken ${folder}.`);
    const replaced = `${cluster}.before-${timeName()}`;
    const isReplaced = fs.existsSync(cluster);
    if (isReplaced) fs.renameSync(cluster, replaced);
    try {
      fs.renameSync(restored, cluster);
    } catch (error) {
      if (isReplaced) fs.renameSync(replaced, cluster);
      throw new StartupError(
        `${file} was not restored, and nothing was changed: ${(error as Error).message}`,
      );
    }
    syncPath(folder);
    const before = isReplaced ? ` The old database is in ${replaced}.` : '';
    return `Restored ${file} (${level}) into ${cluster}.${before}`;
  } finally {
    for (const left of [restored, `${restored}.unfinished`]) {
      fs.rmSync(left, { recursive: true, force: true });
    }
    lock.release();
  }
}

async function migrationsIn(cluster: string, lock: FolderLock): Promise<Migrations> {
  const pglite = await startPGlite({ folder: cluster, lock });
  const text = 'select number, name, checksum from migrations order by number';
  try {
    const { rows } = await pglite.ask({ kind: 'query', sql: text, parameters: [] });
    return rows as Migrations;
  } catch {
    return [];
  } finally {
    await pglite.close();
  }
}

function levelOf(file: string, migrations: Migrations): string {
  const last = migrations.at(-1);
  if (!last) throw new StartupError(`${file} has no Barback database. Nothing was restored.`);
  try {
    requireKnown(migrations);
  } catch (error) {
    throw new StartupError(
      `${file} was not restored, and nothing was changed. ${(error as Error).message}`,
    );
  }
  return last.name.replace(/\.sql$/, '');
}

keepFilesPrivate();
await restore(process.argv[2]).catch(exitOnStartupError);
