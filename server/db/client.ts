import type { Kysely, Transaction } from 'kysely';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** `changed` hears 'table:scope' for each change, and '*' when changes may have been missed. */
export type ChangeListener = (payload: string) => void;

export interface Database {
  readonly engine: 'embedded' | 'postgres';
  readonly db: Db;
  onChange(listener: ChangeListener): void;
  /** False while changes cannot be heard. */
  feedConnected(): boolean;
  close(): Promise<void>;
}

export type DatabaseOptions =
  | { url: string; poolSize: number }
  | { folder: string; snapshotHours: number };

export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return 'url' in options ? openPostgres(options) : openEmbedded(options);
}
