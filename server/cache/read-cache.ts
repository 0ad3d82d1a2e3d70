import { LruCache } from './lru-cache.ts';

/**
 * Null (no such row) is not cached. While the feed is not connected, every read goes to the
 * database. A transaction does not wait for a concurrent read, which may wait for the embedded
 * engine's only connection, and caches nothing, because it may be rolled back.
 */
export class ReadCache<T> {
  readonly #isFeedConnected: () => boolean;
  readonly #values: LruCache<{ value: T }>;
  readonly #reading = new Map<string, Promise<T>>();

  constructor(maxEntries: number, isFeedConnected: () => boolean) {
    this.#values = new LruCache(maxEntries);
    this.#isFeedConnected = isFeedConnected;
  }

  async get(db: { isTransaction: boolean }, key: string, read: () => Promise<T>): Promise<T> {
    const cached = this.#isFeedConnected() ? this.#values.get(key) : undefined;
    if (cached) return cached.value;
    if (db.isTransaction || !this.#isFeedConnected()) return read();
    const underWay = this.#reading.get(key);
    if (underWay) return underWay;
    const reading = read();
    this.#reading.set(key, reading);
    try {
      const value = await reading;
      // Not if it was deleted during the read.
      const isCurrent = this.#reading.get(key) === reading && this.#isFeedConnected();
      if (isCurrent && value !== null) this.#values.set(key, { value });
      return value;
    } finally {
      if (this.#reading.get(key) === reading) this.#reading.delete(key);
    }
  }

  delete(key: string): void {
    this.#values.delete(key);
    this.#reading.delete(key);
  }

  clear(): void {
    this.#values.clear();
    this.#reading.clear();
  }
}
