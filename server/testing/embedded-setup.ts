import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated data folder to copy, or the address of a server with a migrated template. */
    template: string;
  }
}

/** One migrated data folder, which each test file copies. */
export default async function setup(project: TestProject) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-template-'));
  const database = await openDatabase({ folder, snapshotHours: 24 });
  await migrate(database.db);
  await seedCatalogue(database.db);
  await database.close();
  project.provide('template', folder);
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
