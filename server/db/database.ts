import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** Sent when changes may have been missed: anything may have changed. */
export const anyTopic = '*';

export type ChangeListener = (topic: string) => void;

export interface Database {
  readonly engine: 'embedded' | 'postgres';
  readonly db: Db;
  onChange(listener: ChangeListener): void;
  /** False while changes may be missed. */
  feedConnected(): boolean;
  /** From now on, long waits fail. Migrations run before this and may take longer. */
  enforceDeadlines(): void;
  onFailure(listener: (error: Error) => void): void;
  /** `waiting` counts calls that wait for a connection. Absent with the embedded engine. */
  connections?(): Record<'used' | 'idle' | 'waiting', number>;
  /** Age of the latest snapshot of the embedded engine, or of the database if there is none. */
  snapshotAgeMs?(): number;
  /** Backs up everything before the migration with this number. Embedded engine only. */
  backUp?(number: number): Promise<void>;
  close(): Promise<void>;
}
