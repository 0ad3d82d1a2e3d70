/** A queue in which all who wait have their turn one after the other, however much each has. */
export class FairQueue<T> {
  /** By whose turn it is; the next one first. */
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How many of this turn wait. */
  sizeOf(turn: string): number {
    return this.#waiting.get(turn)?.length ?? 0;
  }

  push(turn: string, item: T): void {
    const items = this.#waiting.get(turn);
    if (items) items.push(item);
    else this.#waiting.set(turn, [item]);
    this.#size++;
  }

  /** Takes the next one; whose turn it was is last then. */
  take(): T | undefined {
    for (const [turn, items] of this.#waiting) {
      const item = items.shift();
      this.#waiting.delete(turn);
      if (items.length) this.#waiting.set(turn, items);
      this.#size--;
      return item;
    }
    return undefined;
  }

  /** Whether it was still waiting. */
  remove(turn: string, item: T): boolean {
    const items = this.#waiting.get(turn) ?? [];
    const at = items.indexOf(item);
    if (at < 0) return false;
    items.splice(at, 1);
    if (items.length === 0) this.#waiting.delete(turn);
    this.#size--;
    return true;
  }
}
