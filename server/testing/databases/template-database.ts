import { migrate } from '#server/db/migrate.ts';
import { type DatabaseOptions, openDatabase } from '#server/db/open.ts';
import { seedCatalogue } from '#server/start/seed-catalogue.ts';

/** Tests start from copies of this database. */
export async function prepareDatabase(options: DatabaseOptions): Promise<void> {
  const database = await openDatabase(options);
  await migrate(database);
  await seedCatalogue(database.db);
  await database.close();
}
