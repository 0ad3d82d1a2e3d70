import { editDistance } from '#domain/text/typos.ts';
import { commonWords } from '#language/words/common-words.ts';
import { plainWords } from './drink-words.ts';
import { isNegation } from './menu-search.ts';

/** The share of the longer text that may differ. */
const tolerated = 0.4;
const minLength = 4;
const minWordLength = 5;
/** Longer texts are questions, and each word is compared with every name. */
const maxWords = 6;
/** Added where only a word of the name matches: Negroni comes before White Negroni. */
const partPenalty = 0.2;
/** Shorter texts must begin with the same letter. */
const sureLength = 8;

export class NearName {
  readonly #typed: readonly string[];

  constructor(typed: string) {
    const words = plainWords(typed);
    // A guest who leaves something out may not want the nearest name, which may have it.
    const isExcluding = words.some((_, at) => isNegation(words, at));
    const telling = words.filter((word) => !commonWords.has(word));
    const isName = !isExcluding && telling.length <= maxWords;
    this.#typed = !isName
      ? []
      : [...new Set([telling.join(''), ...telling])].filter(({ length }) => length >= minLength);
  }

  /** From 0 for the same name. Undefined when it is not near. Names are lines, see `plainNames`. */
  differenceOf(names: string): number | undefined {
    let least: number | undefined;
    const compare = (name: string, penalty: number) => {
      for (const typed of this.#typed) {
        const difference = differenceBetween(typed, name);
        if (difference === undefined) continue;
        least = Math.min(least ?? Number.POSITIVE_INFINITY, difference + penalty);
      }
    };
    for (const name of names.trim().split('\n')) {
      const words = name.split(' ');
      compare(words.join(''), 0);
      for (const word of words) if (word.length >= minWordLength) compare(word, partPenalty);
    }
    return least;
  }
}

function differenceBetween(typed: string, name: string): number | undefined {
  const length = Math.max(typed.length, name.length);
  if (name.length < minLength || (typed[0] !== name[0] && length < sureLength)) return undefined;
  const max = Math.floor(length * tolerated);
  const distance = editDistance(typed, name, max);
  return distance > max ? undefined : distance / length;
}
