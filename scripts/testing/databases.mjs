// The databases of the tests: a PostgreSQL server, and a template of each engine with migrations and
// catalogue, from which each test makes a copy of its own.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDatabase, startPostgres } from '../lib/postgres.mjs';
import { root, withTools } from '../lib/run.mjs';

/** The name of the template on the PostgreSQL server. */
export const templateName = 'template_barback';

/** How `npm test` passes them on to its test runners. */
const variables = /** @type {const} */ ({ postgres: 'TEST_POSTGRES', embedded: 'TEST_TEMPLATE' });

/**
 * A template, and what removes it: `address` is a data folder or the URL of the server.
 * @typedef {{ address: string, remove: () => unknown }} Template
 */

/**
 * The template of an engine: the one of `npm test`, else a new one.
 * @param {'embedded' | 'postgres'} engine
 * @returns {Promise<Template>}
 */
export async function templateOf(engine) {
  const given = process.env[variables[engine]];
  if (given) return { address: given, remove: () => {} };
  return engine === 'postgres' ? postgresTemplate() : embeddedTemplate();
}

/** Both templates at once, and the environment that passes them on. */
export async function makeTemplates() {
  const [postgres, embedded] = await Promise.all([postgresTemplate(), embeddedTemplate()]);
  return {
    env: { [variables.postgres]: postgres.address, [variables.embedded]: embedded.address },
    async remove() {
      await postgres.remove();
      embedded.remove();
    },
  };
}

async function postgresTemplate() {
  const server = await startPostgres();
  const url = await createDatabase(server.url, templateName);
  await prepare({ DATABASE_URL: url });
  return { address: server.url, remove: () => server.stop() };
}

async function embeddedTemplate() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-template-'));
  await prepare({ DATA_DIR: folder });
  return { address: folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}

async function prepare(database) {
  await promisify(execFile)('node', ['server/testing/databases/make-template-database.ts'], {
    cwd: root,
    env: { PATH: withTools.PATH, ...database },
  });
}
