import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** Hears 'table:scope' for each change, and '*' when changes may have been missed. */
export type ChangeListener = (word: string) => void;

export interface Database {
  readonly engine: 'embedded' | 'postgres';
  readonly db: Db;
  onChange(listener: ChangeListener): void;
  /** False while changes cannot be heard. */
  feedConnected(): boolean;
  /** From now on a wait that takes too long fails; migrations, before it, may take their time. */
  enforceDeadlines(): void;
  /** Hears that the database will not answer again while this process lives. */
  onFailure(listener: (error: Error) => void): void;
  close(): Promise<void>;
}
