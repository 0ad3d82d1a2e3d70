import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** The topic sent when changes may have been missed: anything may have changed. */
export const anyTopic = '*';

/** Called with the topic ('table:scope') of each change, and with `anyTopic`. */
export type ChangeListener = (topic: string) => void;

export interface Database {
  readonly engine: 'embedded' | 'postgres';
  readonly db: Db;
  onChange(listener: ChangeListener): void;
  /** False while changes may be missed. */
  feedConnected(): boolean;
  /** From now on a wait that takes too long fails; migrations, before it, may take their time. */
  enforceDeadlines(): void;
  /** Called when the database will not answer again while this process lives. */
  onFailure(listener: (error: Error) => void): void;
  /** Connections to the database server, and calls that wait for one; not with the embedded engine. */
  connections?(): Record<'used' | 'idle' | 'waiting', number>;
  /** Age of the latest snapshot of the embedded engine; without one, of the database. */
  snapshotAgeMs?(): number;
  /** Keeps a copy of everything before the migration with this number; only the embedded engine. */
  backUp?(number: number): Promise<void>;
  close(): Promise<void>;
}
