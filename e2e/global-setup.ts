import { templateOf } from '#scripts/testing/databases.mjs';
import { type Templates, templatesVariable } from './server.ts';

/** Makes the templates from which workers copy the databases of their servers. */
export default async function setup() {
  const [embedded, postgres] = await Promise.all([templateOf('embedded'), templateOf('postgres')]);
  const templates: Templates = { embedded: embedded.address, postgres: postgres.address };
  process.env[templatesVariable] = JSON.stringify(templates);
  return async () => {
    await embedded.remove();
    await postgres.remove();
  };
}
