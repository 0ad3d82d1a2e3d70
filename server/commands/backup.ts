// npm run backup -- FILE: writes a copy of the whole database, also while the server runs.
import fs from 'node:fs';
import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { requestBackup } from '#server/db/embedded/backup-requests.ts';
import { syncPath } from '#server/db/embedded/durable-pglite.ts';
import { openEmbedded, requireOwner } from '#server/db/embedded/embedded.ts';
import { FolderInUse } from '#server/db/embedded/folder-lock.ts';
import { keepFilesPrivate } from '#server/db/embedded/private-folder.ts';
import { openPostgres } from '#server/db/postgres/postgres.ts';
import { dumpDatabase } from '#server/db/postgres/postgres-archive.ts';
import { exitOnStartupError, StartupError } from '#server/startup-error.ts';

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

async function backUp(name: string | undefined): Promise<void> {
  if (!name) throw new StartupError('Specify the file to write: npm run backup -- FILE');
  const file = path.resolve(name);
  const { database } = readConfig(process.env);
  if (fs.existsSync(file)) throw new StartupError(`${file} already exists. Specify another file.`);
  const partial = `${file}.partial`;
  try {
    fs.writeFileSync(partial, '');
    const of =
      'url' in database
        ? await copyServer(database.url, partial)
        : await copyFolder(path.resolve(database.folder), partial);
    fs.chmodSync(partial, 0o600);
    syncPath(partial);
    fs.renameSync(partial, file);
    syncPath(path.dirname(file));
    const megabytes = (fs.statSync(file).size / 1024 / 1024).toFixed(1);
    say(`Backed up ${of} to ${file} (${megabytes} MB).`);
  } catch (error) {
    fs.rmSync(partial, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    throw code && error instanceof Error && !(error instanceof StartupError)
      ? new StartupError(`The backup failed: ${message}`)
      : error;
  }
}

async function copyServer(url: string, file: string): Promise<string> {
  const { db, close } = await openPostgres({ url, poolSize: 2 });
  try {
    await dumpDatabase({ db, url }, file);
  } finally {
    await close();
  }
  return 'the database of DATABASE_URL';
}

async function copyFolder(folder: string, file: string): Promise<string> {
  if (!fs.existsSync(path.join(folder, 'pg'))) {
    throw new StartupError(`There is no database in ${folder}.`);
  }
  requireOwner(folder);
  const database = await openEmbedded({ folder, snapshotHours: 168, say }).catch((error) => {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  });
  if (!database) {
    const made = await requestBackup(folder);
    fs.copyFileSync(made, file);
    fs.rmSync(made);
    return `${folder}, which a server has open,`;
  }
  try {
    await database.copyTo(file);
  } finally {
    await database.close();
  }
  return folder;
}

keepFilesPrivate();
await backUp(process.argv[2]).catch(exitOnStartupError);
