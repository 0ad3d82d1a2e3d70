import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { openPostgres } from '#server/db/postgres/postgres.ts';
import type { Database } from './database.ts';

export type DatabaseOptions =
  | { url: string; poolSize: number }
  | { folder: string; snapshotHours: number };

export function openDatabase(
  options: DatabaseOptions,
  say?: (line: string) => void,
): Promise<Database> {
  return 'url' in options ? openPostgres(options) : openEmbedded({ ...options, say });
}
