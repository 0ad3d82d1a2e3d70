import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#scripts/lib/postgres.mjs';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';

/** One server with a migrated template, from which each test file makes its database. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query('create database template_barback');
  await admin.end();
  const database = await openDatabase({
    url: server.url.replace(/\/postgres$/, '/template_barback'),
    poolSize: 2,
  });
  await migrate(database.db);
  await seedCatalogue(database.db);
  await database.close();
  project.provide('template', server.url);
  return () => server.stop();
}
