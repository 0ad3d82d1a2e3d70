/** Counters that may not go above a limit, one for each key. */
export class Counts {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  isFull(key: string): boolean {
    return (this.#counts.get(key) ?? 0) >= this.#most;
  }

  /** Counts one more, and answers how to take it back; undefined where there is no room. */
  take(key: string): (() => void) | undefined {
    if (this.isFull(key)) return undefined;
    this.#add(key, 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.#add(key, -1);
      isTaken = false;
    };
  }

  #add(key: string, change: number): void {
    const count = (this.#counts.get(key) ?? 0) + change;
    if (count) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}
