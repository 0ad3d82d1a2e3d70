import type { Language } from '#domain/languages.ts';
import { isCommonIn } from './common-words.ts';
import { FirstWords } from './first-words.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { matches, type Pattern, phrasesOf } from './patterns.ts';
import type { Piece } from './vocabulary.ts';

export interface Phrase<M> {
  patterns: Pattern[];
  meaning: M;
  language?: Language | undefined;
}

export interface PhraseMatch<M> {
  length: number;
  meanings: M[];
}

export function phrasesFor<M>(
  pieces: readonly Piece[],
  meaning: M,
  language?: Language,
): Phrase<M>[] {
  return pieces.flatMap(phrasesOf).map((patterns) => ({ patterns, meaning, language }));
}

export class PhraseTable<M> {
  readonly #phrases: FirstWords<Phrase<M>>;

  constructor(table: readonly Phrase<M>[]) {
    this.#phrases = new FirstWords(table);
  }

  /** The longest phrase, with all meanings in table order. `spoken`: the language around it. */
  at(tokens: readonly string[], from: number, spoken?: Language): PhraseMatch<M> | undefined {
    let length = 0;
    let found: Phrase<M>[] = [];
    const first = tokens[from] ?? '';
    const isPlain = spoken !== undefined && isCommonIn(spoken, first);
    const isOrdinary = ordinaryWords.has(first);
    for (const phrase of this.#phrases.at(tokens, from)) {
      const { patterns, language } = phrase;
      if (patterns.length < length) continue;
      // In an English sentence "such" is not Slovak for dry, and "dáte" is not an English date.
      if (isPlain && patterns.length === 1 && language && language !== spoken) continue;
      // "Coroner" is not a Corona. Only an exact pattern matches an ordinary word.
      if (isOrdinary && patterns.length === 1 && patterns[0]?.rule !== 'exact') continue;
      const endings = endingsFor(language, spoken);
      const fits = patterns.every((one, n) => {
        const token = tokens[from + n];
        return token !== undefined && matches(one, token, endings);
      });
      if (!fits) continue;
      if (patterns.length > length) found = [];
      length = patterns.length;
      found.push(phrase);
    }
    if (length === 0) return undefined;
    return { length, meanings: [...new Set(found.map(({ meaning }) => meaning))] };
  }
}

/** Slovak words take Slovak endings. English words take both in Slovak sentences: "s ginom". */
function endingsFor(language: Language | undefined, spoken: Language | undefined) {
  return language === 'sk' || spoken === 'en' ? language : undefined;
}
