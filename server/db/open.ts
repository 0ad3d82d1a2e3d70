import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

export type DatabaseOptions =
  | { url: string; poolSize: number }
  | { folder: string; snapshotHours: number };

export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return 'url' in options ? openPostgres(options) : openEmbedded(options);
}
