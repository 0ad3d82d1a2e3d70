// npm run reconcile: whether everything about money agrees. Exit code 1 when something does not.
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { keepFilesPrivate } from './db/private-folder.ts';
import { reconcile } from './features/credits/reconcile.ts';
import { StartupError } from './startup-error.ts';

async function run(): Promise<number> {
  const database = await openDatabase(readConfig(process.env).database);
  try {
    await migrate(database.db);
    const problems = await reconcile(database.db);
    for (const problem of problems) process.stdout.write(`${problem}\n`);
    return problems.length ? 1 : 0;
  } finally {
    await database.close();
  }
}

keepFilesPrivate();
process.exitCode = await run().catch((error) => {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  return 1;
});
