import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { createDatabase, dropDatabase } from '#scripts/lib/postgres.mjs';
import type { DatabaseOptions } from '#server/db/open.ts';

export const engine = process.env.TEST_ENGINE as 'embedded' | 'postgres';

/** A new migrated database, and a function that removes it. */
export async function freshDatabase(): Promise<{
  options: DatabaseOptions;
  remove: () => Promise<void>;
}> {
  const template = inject('template');
  if (engine === 'embedded') {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-test-'));
    fs.cpSync(template, folder, { recursive: true });
    return {
      options: { folder, snapshotHours: 24 },
      remove: async () => fs.rmSync(folder, { recursive: true, force: true }),
    };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(template, name, 'template_barback');
  return {
    options: { url, poolSize: 10 },
    remove: () => dropDatabase(template, name),
  };
}
