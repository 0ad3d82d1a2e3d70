// The database engines on which a benchmark or proof runs.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '#scripts/lib/postgres.mjs';

export type Engine = 'embedded' | 'postgres';

export interface EmptyDatabase {
  env: Record<string, string>;
  remove(): Promise<void>;
}

/** `isDurable`: PostgreSQL waits for the disk, as in production. */
export interface EngineChoice {
  isDurable: boolean;
}

/** Runs something on each engine, one after the other, each time on an empty database. */
export async function onEngines(
  engines: readonly Engine[],
  choice: EngineChoice,
  run: (engine: Engine, env: Record<string, string>) => Promise<void>,
): Promise<void> {
  for (const engine of engines) {
    const database = await startDatabase(engine, choice);
    try {
      await run(engine, database.env);
    } finally {
      await database.remove();
    }
  }
}

export async function startDatabase(
  engine: Engine,
  { isDurable }: EngineChoice,
): Promise<EmptyDatabase> {
  if (engine === 'postgres') {
    const postgres = await startPostgres({ fsync: isDurable ? 'on' : 'off' });
    return { env: { DATABASE_URL: postgres.url }, remove: () => postgres.stop() };
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'barback-bench-'));
  return {
    env: { DATA_DIR: folder },
    remove: async () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
