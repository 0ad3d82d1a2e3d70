import { expand, matches, type Pattern, type Patterns } from './patterns.ts';

/** One phrase of the lexicon, a pattern for each word, and its meaning. */
export interface Phrase<M> {
  patterns: Pattern[];
  meaning: M;
}

export interface PhraseMatch<M> {
  /** Number of words. */
  length: number;
  meanings: M[];
}

export function phrasesFor<M>(patterns: Patterns, meaning: M): Phrase<M>[] {
  return expand(patterns).map((one) => ({ patterns: one, meaning }));
}

/** Finds the phrases that start at a token. */
export class PhraseTable<M> {
  /** By the first two letters of the first word; only exact patterns are shorter. */
  readonly #byStart: Map<string, Phrase<M>[]>;

  constructor(table: readonly Phrase<M>[]) {
    this.#byStart = Map.groupBy(table, ({ patterns }) => patterns[0]?.text.slice(0, 2) ?? '');
  }

  /** The longest phrase that starts at this token, with all its meanings in the table's order. */
  at(tokens: readonly string[], from: number): PhraseMatch<M> | undefined {
    let length = 0;
    let meanings: M[] = [];
    for (const { patterns, meaning } of this.#byStart.get(tokens[from]?.slice(0, 2) ?? '') ?? []) {
      if (patterns.length < length) continue;
      const fits = patterns.every((one, n) => {
        const token = tokens[from + n];
        return token !== undefined && matches(one, token);
      });
      if (!fits) continue;
      if (patterns.length > length) meanings = [];
      length = patterns.length;
      if (!meanings.includes(meaning)) meanings.push(meaning);
    }
    return length ? { length, meanings } : undefined;
  }
}
