import { editDistance, typosAllowed } from '#domain/text/typos.ts';
import { matches } from './patterns.ts';
import { stemsOf } from './stems.ts';

const minStemLength = 3;
/** Shorter stems are searched only where the word itself is not indexed. */
const minSureStemLength = 4;
const minMisspeltLength = 5;

/** An inverted index: sorted words, each with its texts. */
export class WordIndex {
  readonly #words: readonly string[];
  /** The texts of word n are texts[starts[n]] up to texts[starts[n + 1]]. */
  readonly #starts: Uint32Array;
  readonly #texts: Uint32Array;
  /** The letters of each word as bits, computed for the first misspelt word. */
  #letters: Uint32Array | undefined;

  constructor(texts: Iterable<Iterable<string>>) {
    const byWord = new Map<string, number[]>();
    let number = 0;
    for (const words of texts) {
      for (const word of words) {
        const list = byWord.get(word);
        if (!list) byWord.set(word, [number]);
        else if (list.at(-1) !== number) list.push(number);
      }
      number++;
    }
    const entries = [...byWord].sort(([a], [b]) => (a < b ? -1 : 1));
    this.#words = entries.map(([word]) => flat(word));
    this.#starts = new Uint32Array(entries.length + 1);
    entries.forEach(([, list], n) => {
      this.#starts[n + 1] = (this.#starts[n] ?? 0) + list.length;
    });
    this.#texts = new Uint32Array(this.#starts.at(-1) ?? 0);
    entries.forEach(([, list], n) => this.#texts.set(list, this.#starts[n]));
  }

  textsWith(word: number): Uint32Array {
    return this.#texts.subarray(this.#starts[word], this.#starts[word + 1]);
  }

  word(number: number): string {
    return this.#words[number] ?? '';
  }

  exact(word: string): number[] {
    const at = this.#from(word);
    return this.#words[at] === word ? [at] : [];
  }

  /** Other forms of a word: limes, limetkou. */
  inflected(word: string, isSure: boolean): number[] {
    for (const stem of stemsOf(word)) {
      if (stem.length < (isSure ? minSureStemLength : minStemLength)) break;
      const found = this.#starting(stem).filter((n) => {
        const other = this.word(n);
        return other !== word && matches({ text: stem, rule: 'stem' }, other);
      });
      if (found.length) return found;
    }
    return [];
  }

  longer(word: string): number[] {
    return this.#starting(word).filter((n) => this.word(n) !== word);
  }

  /** The nearest words or prefixes, within the typos allowed for the length. */
  misspelt(word: string): { words: number[]; typos: number } {
    let least = typosAllowed(word.length);
    let words: number[] = [];
    if (word.length < minMisspeltLength) return { words, typos: least };
    this.#letters ??= Uint32Array.from(this.#words, lettersOf);
    const letters = lettersOf(word);
    this.#words.forEach((other, n) => {
      if (other.length < minMisspeltLength) return;
      if (other[0] !== word[0] && word.length < 8) return;
      const max = Math.min(least, typosAllowed(other.length));
      // Each letter that the other word lacks is a typo.
      if (countOf(letters & ~(this.#letters?.[n] ?? 0)) > max) return;
      const begun = other.slice(0, word.length);
      const count = Math.min(editDistance(word, other, max), editDistance(word, begun, max));
      if (count > max) return;
      if (count < least) words = [];
      least = count;
      words.push(n);
    });
    return { words, typos: least };
  }

  #starting(start: string): number[] {
    const found: number[] = [];
    for (let at = this.#from(start); this.#words[at]?.startsWith(start); at++) found.push(at);
    return found;
  }

  #from(word: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.word(middle) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** One bit per letter of the alphabet, and one for all others. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return bits;
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count++;
  return count;
}

/** A flat copy with one byte per letter if possible, so that no longer text is retained. */
export function flat(text: string): string {
  const bytes = Buffer.from(text, 'latin1').toString('latin1');
  return bytes === text ? bytes : Buffer.from(text).toString();
}
