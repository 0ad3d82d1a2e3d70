// npm run reconcile: checks that all records of money agree. Exits with 1 if they do not.
import { readConfig } from '#server/config.ts';
import { keepFilesPrivate } from '#server/db/embedded/private-folder.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { reconcile } from '#server/features/credits/reconcile.ts';
import { exitOnStartupError } from '#server/startup-error.ts';

async function run(): Promise<number> {
  const database = await openDatabase(readConfig(process.env).database);
  try {
    await migrate(database);
    const problems = await reconcile(database.db);
    for (const problem of problems) process.stdout.write(`${problem}\n`);
    return problems.length ? 1 : 0;
  } finally {
    await database.close();
  }
}

keepFilesPrivate();
process.exitCode = await run().catch(exitOnStartupError);
