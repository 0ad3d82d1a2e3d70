import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { createDatabase, dropDatabase } from '#scripts/lib/postgres.mjs';
import { templateName } from '#scripts/testing/databases.mjs';
import type { DatabaseOptions } from '#server/db/open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A prepared data folder to copy, or the address of a server with a prepared template. */
    template: string;
  }
}

interface TestDatabase {
  options: DatabaseOptions;
  remove: () => Promise<void>;
}

export const engine = process.env.TEST_ENGINE as 'embedded' | 'postgres';

export function freshDatabase(): Promise<TestDatabase> {
  return newDatabase(inject('template'), templateName);
}

export function emptyDatabase(): Promise<TestDatabase> {
  return newDatabase(undefined, 'template1');
}

async function newDatabase(
  folderToCopy: string | undefined,
  copied: string,
): Promise<TestDatabase> {
  if (engine === 'embedded') {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-test-'));
    if (folderToCopy) fs.cpSync(folderToCopy, folder, { recursive: true });
    return {
      options: { folder, snapshotHours: 24 },
      remove: async () => fs.rmSync(folder, { recursive: true, force: true }),
    };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = inject('template');
  const url = await createDatabase(server, name, copied);
  return {
    options: { url, poolSize: 10 },
    remove: () => dropDatabase(server, name),
  };
}
