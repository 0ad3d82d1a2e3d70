export class LruCache<T, K = string> {
  readonly #maxSize: number;
  readonly #sizeOf: (value: T) => number;
  readonly #values = new Map<K, T>();
  #size = 0;

  /** By default each value has size 1, so that `maxSize` is a number of entries. */
  constructor(maxSize: number, sizeOf: (value: T) => number = () => 1) {
    this.#maxSize = maxSize;
    this.#sizeOf = sizeOf;
  }

  get size(): number {
    return this.#size;
  }

  get(key: K): T | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    // A Map iterates in insertion order: the most recently used entry is last.
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: K, value: T): void {
    this.delete(key);
    this.#values.set(key, value);
    this.#size += this.#sizeOf(value);
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#maxSize) break;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#size -= this.#sizeOf(value);
  }

  clear(): void {
    this.#values.clear();
    this.#size = 0;
  }

  entries(): IterableIterator<[K, T]> {
    return this.#values.entries();
  }
}
