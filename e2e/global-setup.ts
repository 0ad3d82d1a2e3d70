import { startPostgres } from '#scripts/lib/postgres.mjs';

/** One PostgreSQL server for all workers of the postgres project. */
export default async function setup() {
  const server = await startPostgres();
  process.env.E2E_POSTGRES_URL = server.url;
  return () => server.stop();
}
