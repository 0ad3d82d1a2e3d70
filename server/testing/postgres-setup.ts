import type { TestProject } from 'vitest/node';
import { createDatabase, startPostgres } from '#scripts/lib/postgres.mjs';
import { prepareDatabase } from './template-database.ts';

/** One server with a prepared template, from which each test file makes its database. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  const url = await createDatabase(server.url, 'template_barback');
  await prepareDatabase({ url, poolSize: 2 });
  project.provide('template', server.url);
  return () => server.stop();
}
