import { LruCache } from '#server/cache/lru-cache.ts';

/** Concurrent calls with one question share its answer. Failures are computed again. */
export class AnswerCache<T extends { isKept: boolean }> {
  readonly #answers: LruCache<Promise<T>>;

  constructor(maxEntries: number) {
    this.#answers = new LruCache(maxEntries);
  }

  has(key: string): boolean {
    return this.#answers.get(key) !== undefined;
  }

  get(key: string, compute: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = compute();
    this.#answers.set(key, answer);
    const forget = () => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
    };
    answer.then(({ isKept }) => isKept || forget(), forget);
    return answer;
  }
}
