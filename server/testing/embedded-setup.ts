import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A prepared data folder to copy, or the address of a server with a prepared template. */
    template: string;
  }
}

/** One prepared data folder, which each test file copies. */
export default async function setup(project: TestProject) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-template-'));
  await prepareDatabase({ folder, snapshotHours: 24 });
  project.provide('template', folder);
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
