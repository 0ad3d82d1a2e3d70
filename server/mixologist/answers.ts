/**
 * Answers by their question. Who asks what is being answered waits for it; what failed, or is not
 * to be kept, is asked again. The longest unused go first.
 */
export class Answers<T extends { isKept: boolean }> {
  readonly #most: number;
  readonly #answers = new Map<string, Promise<T>>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, answer: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key) ?? answer();
    this.#answers.delete(key);
    this.#answers.set(key, known);
    const forget = () => {
      if (this.#answers.get(key) === known) this.#answers.delete(key);
    };
    known.then(({ isKept }) => isKept || forget(), forget);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.#most && oldest !== undefined) this.#answers.delete(oldest);
    return known;
  }
}
