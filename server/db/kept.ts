import { Bounded } from './bounded.ts';
import type { Db, Tx } from './database.ts';

/**
 * A cache of values read from the database, kept until a word of the change feed makes them be
 * forgotten, the longest unused first. What is not there (null) is not kept. While words cannot be
 * heard, every value is read.
 *
 * A transaction takes what is there, but neither waits for others who read (they may be waiting for
 * its connection, which can be the only one) nor leaves what it read (it may be rolled back).
 */
export class Kept<T> {
  readonly #hearsChanges: () => boolean;
  readonly #values: Bounded<{ value: T }>;
  readonly #reading = new Map<string, Promise<T>>();

  constructor(most: number, hearsChanges: () => boolean) {
    this.#values = new Bounded(most);
    this.#hearsChanges = hearsChanges;
  }

  async get(db: Db | Tx, key: string, read: () => Promise<T>): Promise<T> {
    const kept = this.#hearsChanges() ? this.#values.get(key) : undefined;
    if (kept) return kept.value;
    if (db.isTransaction || !this.#hearsChanges()) return read();
    const known = this.#reading.get(key);
    if (known) return known;
    const reading = read();
    this.#reading.set(key, reading);
    try {
      const value = await reading;
      // Unless it was forgotten while it was read.
      const isCurrent = this.#reading.get(key) === reading && this.#hearsChanges();
      if (isCurrent && value !== null) this.#values.set(key, { value });
      return value;
    } finally {
      if (this.#reading.get(key) === reading) this.#reading.delete(key);
    }
  }

  forget(key: string): void {
    this.#values.delete(key);
    this.#reading.delete(key);
  }

  forgetAll(): void {
    this.#values.clear();
    this.#reading.clear();
  }
}
