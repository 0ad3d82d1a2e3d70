// Corrects typos in words that safety depends on: "preganant", "alegric", "tehtná".
import { editDistance } from '#domain/text/typos.ts';
import { listsOf } from '#language/words/lists.ts';

/** Words that look like typos of other words. */
export const notTypos = listsOf('safety/not-typos', ['not-typos']).words('not-typos');

interface Known {
  text: string;
  isPrefix: boolean;
}

const minLength = 6;
const twoTyposFrom = 9;
/** Shorter words only allow repeated or swapped letters. */
const minSlipped = 4;
const minSlippedStart = 5;
const longestWord = 30;
const maxRemembered = 5_000;

/** `isWord`: whether a word is correct as it is. */
export class Spelling {
  readonly #known: ReadonlyMap<string, readonly Known[]>;
  readonly #exact: ReadonlySet<string>;
  readonly #starts: ReadonlySet<string>;
  readonly #isWord: (token: string) => boolean;
  readonly #corrections = new Map<string, string>();

  constructor(words: readonly Known[], isWord: (token: string) => boolean) {
    const long = words
      .filter(({ text }) => text.length >= minLength)
      // By length and alphabet, so that the order of lists does not matter.
      .toSorted((a, b) => b.text.length - a.text.length || (a.text > b.text ? -1 : 1));
    const known = new Map(long.map((word) => [`${word.text}${word.isPrefix}`, word])).values();
    this.#known = Map.groupBy(known, ({ text }) => text.slice(0, 1));
    this.#exact = new Set(words.map(({ text }) => text));
    this.#starts = new Set(words.flatMap(({ text, isPrefix }) => (isPrefix ? [text] : [])));
    this.#isWord = isWord;
  }

  corrected(tokens: readonly string[]): string[] {
    return tokens.map((token) => {
      // Real words are shorter, and the work grows with the cube of the length.
      if (token.length > longestWord) return token;
      const known = this.#corrections.get(token);
      if (known !== undefined) return known;
      const corrected = this.#correct(token.replaceAll(/([a-z])\1{2,}/g, '$1$1'));
      if (this.#corrections.size >= maxRemembered) this.#corrections.clear();
      this.#corrections.set(token, corrected);
      return corrected;
    });
  }

  #correct(token: string): string {
    if (token.length < minSlipped || /\d/.test(token)) return token;
    if (this.#isKnown(token)) return token;
    const slip = this.#slip(token);
    if (slip) return slip;
    if (token.length < minLength) return token;
    let best = token;
    let fewest = 3;
    // A different first letter means a different word, unless two letters are swapped.
    const letters = [...new Set(token.slice(0, 2))];
    for (const { text, isPrefix } of letters.flatMap((one) => this.#known.get(one) ?? [])) {
      if (isPrefix && token.startsWith(text)) return token;
      const max = Math.min(text.length >= twoTyposFrom ? 2 : 1, fewest - 1);
      if (max < 1 || Math.abs(token.length - text.length) > max + (isPrefix ? 12 : 0)) continue;
      if (!startsAlike(token, text)) continue;
      for (const form of isPrefix ? startsOf(token, text.length) : [token]) {
        if (form.length < minLength - 1) continue;
        const typos = editDistance(form, text, max);
        if (typos > max || typos >= fewest) continue;
        fewest = typos;
        best = isPrefix ? text + token.slice(form.length) : text;
      }
    }
    return best;
  }

  /** Includes words with the Slovak negation "ne": "nedojčím". */
  #isKnown(token: string): boolean {
    if (this.#exact.has(token) || this.#isWord(token)) return true;
    if (this.#startOf(token) >= minLength) return true;
    const denied = token.startsWith('ne') ? token.slice(2) : '';
    return denied.length >= minLength && this.#exact.has(denied);
  }

  #slip(token: string): string | undefined {
    const forms = slipsOf(token);
    const exact = forms.find((form) => this.#exact.has(form));
    if (exact || this.#startOf(token) >= minSlippedStart) return exact;
    const [best] = forms.toSorted((a, b) => this.#startOf(b) - this.#startOf(a));
    return best && this.#startOf(best) >= minSlippedStart ? best : undefined;
  }

  #startOf(token: string): number {
    for (let length = token.length; length > 0; length--) {
      if (this.#starts.has(token.slice(0, length))) return length;
    }
    return 0;
  }
}

/** Removes a repeated letter, or swaps two neighbours. */
function slipsOf(token: string): string[] {
  const letters = Array.from(token);
  return letters.flatMap((letter, at) => {
    const next = letters[at + 1];
    if (next === undefined) return [];
    const before = token.slice(0, at);
    const after = token.slice(at + 2);
    return [before + (next === letter ? '' : next) + letter + after];
  });
}

function startsOf(token: string, length: number): string[] {
  return [length, length - 1, length + 1].map((end) => token.slice(0, end));
}

function startsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
}
