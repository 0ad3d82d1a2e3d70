export class Counts {
  readonly #max: number;
  readonly #counts = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  isFull(key: string): boolean {
    return (this.#counts.get(key) ?? 0) >= this.#max;
  }

  /** Undefined at the maximum. */
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
