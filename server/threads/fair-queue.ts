/** Serves all waiting turns in rotation, whatever the number of their items. */
export class FairQueue<T> {
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  sizeOf(turn: string): number {
    return this.#waiting.get(turn)?.length ?? 0;
  }

  push(turn: string, item: T): void {
    const items = this.#waiting.get(turn);
    if (items) items.push(item);
    else this.#waiting.set(turn, [item]);
    this.#size++;
  }

  /** Its turn is last afterwards. */
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
