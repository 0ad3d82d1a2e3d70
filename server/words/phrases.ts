// Which words, alone or several in a row, mean what.
import { matches, type Pattern, pattern } from './words.ts';

export interface Phrase<M> {
  patterns: Pattern[];
  meaning: M;
}

export interface PhraseMatch<M> {
  /** How many words it takes. */
  length: number;
  meanings: M[];
}

/** Phrases as a vocabulary lists them, with commas between (see Pattern). */
export function phrases<M>(words: string, meaning: M): Phrase<M>[] {
  return words
    .split(/,\s*/)
    .filter(Boolean)
    .map((phrase) => ({ patterns: spread(phrase).map(pattern), meaning }));
}

/** A mark after the last word of a phrase holds for all of its words. */
function spread(phrase: string): string[] {
  const words = phrase.split(' ');
  const mark = /[=*-]$/.exec(phrase)?.[0] ?? '';
  return words.map((word) => (/[=*-]$/.test(word) || mark !== '=' ? word : word + mark));
}

export class PhraseTable<M> {
  /** By the first two letters of the first word; no pattern is shorter. */
  readonly #byStart: Map<string, Phrase<M>[]>;

  constructor(table: readonly Phrase<M>[]) {
    this.#byStart = Map.groupBy(table, ({ patterns }) => patterns[0]?.stem.slice(0, 2) ?? '');
  }

  /** What the words from this place on mean: the longest phrase, in all its meanings. */
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
