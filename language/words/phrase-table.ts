import type { Language } from '#domain/languages.ts';
import { isCommonIn } from './common-words.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { matches, type Pattern, phrasesOf } from './patterns.ts';
import type { Piece } from './vocabulary.ts';

/** One phrase of the lexicon, a pattern for each word, and its meaning. */
export interface Phrase<M> {
  patterns: Pattern[];
  meaning: M;
  language?: Language | undefined;
}

export interface PhraseMatch<M> {
  /** Number of words. */
  length: number;
  meanings: M[];
}

/** The phrases of patterns as they are written, each with this meaning. */
export function phrasesFor<M>(
  pieces: readonly Piece[],
  meaning: M,
  language?: Language,
): Phrase<M>[] {
  return pieces.flatMap(phrasesOf).map((patterns) => ({ patterns, meaning, language }));
}

/** A phrase with its place in the table. */
interface NumberedPhrase<M> extends Phrase<M> {
  number: number;
}

/** Finds the phrases that start at a token. */
export class PhraseTable<M> {
  /** Phrases by their first word, where that is exact. */
  readonly #byWord: Map<string, NumberedPhrase<M>[]>;
  /** All others by the first letters of their first word: three, or all two that it has. */
  readonly #byStart: Map<string, NumberedPhrase<M>[]>;

  constructor(table: readonly Phrase<M>[]) {
    const numbered = table.map((phrase, number) => ({ ...phrase, number }));
    const isExact = ({ patterns }: Phrase<M>) => patterns[0]?.rule === 'exact';
    const start = ({ patterns }: Phrase<M>, length?: number) =>
      patterns[0]?.text.slice(0, length) ?? '';
    this.#byWord = Map.groupBy(numbered.filter(isExact), (phrase) => start(phrase));
    this.#byStart = Map.groupBy(
      numbered.filter((phrase) => !isExact(phrase)),
      (phrase) => start(phrase, 3),
    );
  }

  /**
   * The longest phrase that starts at this token, with all its meanings in the table's order.
   * `spoken`: the language of the words around it, where it is known.
   */
  at(tokens: readonly string[], from: number, spoken?: Language): PhraseMatch<M> | undefined {
    let length = 0;
    let found: NumberedPhrase<M>[] = [];
    const first = tokens[from] ?? '';
    const isPlain = spoken !== undefined && isCommonIn(spoken, first);
    const isOrdinary = ordinaryWords.has(first);
    for (const phrase of this.#startingWith(first)) {
      const { patterns, language } = phrase;
      if (patterns.length < length) continue;
      // "Such" is no Slovak word for dry within an English sentence, "dáte" no English date.
      if (isPlain && patterns.length === 1 && language && language !== spoken) continue;
      // "Coroner" is no Corona: only what lists the word itself means it.
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
    found.sort((a, b) => a.number - b.number);
    return { length, meanings: [...new Set(found.map(({ meaning }) => meaning))] };
  }

  #startingWith(word: string): NumberedPhrase<M>[] {
    return [
      ...(this.#byWord.get(word) ?? []),
      ...(this.#byStart.get(word.slice(0, 3)) ?? []),
      ...(word.length > 2 ? (this.#byStart.get(word.slice(0, 2)) ?? []) : []),
    ];
  }
}

/** Slovak words have Slovak endings; English ones have either in a Slovak sentence: "s ginom". */
function endingsFor(language: Language | undefined, spoken: Language | undefined) {
  return language === 'sk' || spoken === 'en' ? language : undefined;
}
