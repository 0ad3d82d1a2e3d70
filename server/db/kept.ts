import { Bounded } from './bounded.ts';
import type { Db, Tx } from './database.ts';

/**
 * Values read from the database and kept until they are forgotten, the longest unused first.
 * A transaction takes what is there, but neither waits for others who read (they may be waiting for
 * its connection, which can be the only one) nor leaves what it read (it may be rolled back).
 */
export class Kept<T> {
  readonly #values: Bounded<{ value: T }>;
  readonly #reading = new Map<string, Promise<T>>();

  constructor(most: number) {
    this.#values = new Bounded(most);
  }

  async get(db: Db | Tx, key: string, read: () => Promise<T>): Promise<T> {
    const kept = this.#values.get(key);
    if (kept) return kept.value;
    if (db.isTransaction) return read();
    const known = this.#reading.get(key);
    if (known) return known;
    const reading = read();
    this.#reading.set(key, reading);
    try {
      const value = await reading;
      // Unless it was forgotten while it was read.
      if (this.#reading.get(key) === reading) this.#values.set(key, { value });
      return value;
    } finally {
      if (this.#reading.get(key) === reading) this.#reading.delete(key);
    }
  }

  forget(key: string): void {
    this.#values.delete(key);
    this.#reading.delete(key);
  }

  forgetIf(test: (value: T) => boolean | undefined): void {
    for (const [key, { value }] of this.#values.entries()) {
      if (test(value)) this.#values.delete(key);
    }
    // What is being read may be what it is about.
    this.#reading.clear();
  }

  forgetAll(): void {
    this.#values.clear();
    this.#reading.clear();
  }
}
