// node create-cluster.ts FOLDER [SNAPSHOT]: a process, because a thread would not give back the 400
// MB.
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { syncPath } from './durable-pglite.ts';
import { keepFilesPrivate } from './private-folder.ts';

const [folder = '', snapshot] = process.argv.slice(2);
keepFilesPrivate();
const unfinished = `${folder}.unfinished`;
fs.rmSync(unfinished, { recursive: true, force: true });

const db = await PGlite.create(unfinished, {
  ...(snapshot && { loadDataDir: new Blob([fs.readFileSync(snapshot)]) }),
});
await db.close();

for (const entry of fs.readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
  if (entry.isFile() || entry.isDirectory()) syncPath(path.join(entry.parentPath, entry.name));
}
syncPath(unfinished);
fs.renameSync(unfinished, folder);
syncPath(path.dirname(folder));
