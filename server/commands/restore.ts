// npm run restore -- SNAPSHOT: replaces the embedded database with a snapshot of it. The replaced
// database stays beside it.
import fs from 'node:fs';
import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { createCluster } from '#server/db/embedded.ts';
import { lockFolder } from '#server/db/folder-lock.ts';
import { keepFilesPrivate, makePrivateFolder } from '#server/db/private-folder.ts';
import { exitOnStartupError, StartupError } from '#server/startup-error.ts';

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

async function restore(snapshot: string | undefined) {
  const { database } = readConfig(process.env);
  if (!('folder' in database)) throw new StartupError('DATABASE_URL is set: use pg_restore there.');
  if (!snapshot || !fs.existsSync(snapshot)) {
    throw new StartupError(
      `Name a snapshot, such as one of ${path.join(database.folder, 'snapshots')}.`,
    );
  }
  makePrivateFolder(database.folder);
  const lock = await lockFolder(database.folder, { say });
  try {
    const cluster = path.join(database.folder, 'pg');
    const restored = `${cluster}.restored`;
    fs.rmSync(restored, { recursive: true, force: true });
    await createCluster(restored, snapshot).catch(() => {
      fs.rmSync(`${restored}.unfinished`, { recursive: true, force: true });
      throw new StartupError(
        `${snapshot} cannot be restored: it is no whole snapshot, or there is no room for it. Everything is as it was.`,
      );
    });
    const replaced = `${cluster}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    const isReplaced = fs.existsSync(cluster);
    if (isReplaced) fs.renameSync(cluster, replaced);
    fs.renameSync(restored, cluster);
    const before = isReplaced ? ` What was there is in ${replaced}.` : '';
    process.stdout.write(`Restored ${snapshot}.${before}\n`);
  } finally {
    lock.release();
  }
}

keepFilesPrivate();
await restore(process.argv[2]).catch(exitOnStartupError);
