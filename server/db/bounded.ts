/** A map of limited size: what was not used for the longest time is deleted first. */
export class Bounded<T> {
  readonly #most: number;
  readonly #sizeOf: (value: T) => number;
  readonly #values = new Map<string, T>();
  #size = 0;

  /** `sizeOf` tells how much of `most` a value takes: by default `most` is a number of values. */
  constructor(most: number, sizeOf: (value: T) => number = () => 1) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /** The sizes of all values together. */
  get size(): number {
    return this.#size;
  }

  get(key: string): T | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    // A Map is in the order of insertion: the last used is put last.
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  set(key: string, value: T): void {
    this.delete(key);
    this.#values.set(key, value);
    this.#size += this.#sizeOf(value);
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#most) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#size -= this.#sizeOf(value);
  }

  clear(): void {
    this.#values.clear();
    this.#size = 0;
  }

  entries(): IterableIterator<[string, T]> {
    return this.#values.entries();
  }
}
