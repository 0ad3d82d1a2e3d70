/**
 * Answers by their question. Who asks what is being answered waits for it; what failed is asked
 * again. The longest unused go first.
 */
export class Answers<T> {
  readonly #most: number;
  readonly #answers = new Map<string, Promise<T>>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, answer: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key) ?? answer();
    this.#answers.delete(key);
    this.#answers.set(key, known);
    known.catch(() => {
      if (this.#answers.get(key) === known) this.#answers.delete(key);
    });
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.#most && oldest !== undefined) this.#answers.delete(oldest);
    return known;
  }
}
