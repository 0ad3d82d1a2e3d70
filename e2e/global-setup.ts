import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDatabase, startPostgres } from '#scripts/lib/postgres.mjs';
import { type Templates, templatesVariable } from './server.ts';

/** Starts PostgreSQL for all workers, and prepares a template database of each engine. */
export default async function setup() {
  const postgres = await startPostgres();
  const templates: Templates = {
    folder: fs.mkdtempSync(path.join(os.tmpdir(), 'barback-template-')),
    serverUrl: postgres.url,
    database: 'template_barback',
  };
  await Promise.all([
    prepare({ DATA_DIR: templates.folder }),
    createDatabase(postgres.url, templates.database).then((url) => prepare({ DATABASE_URL: url })),
  ]);
  process.env[templatesVariable] = JSON.stringify(templates);
  return async () => {
    fs.rmSync(templates.folder, { recursive: true, force: true });
    await postgres.stop();
  };
}

async function prepare(database: Record<string, string>) {
  await promisify(execFile)('node', ['server/testing/make-template-database.ts'], {
    env: { PATH: process.env.PATH, ...database },
  });
}
