import { matches } from '#server/words/patterns.ts';
import { stemsOf } from '#server/words/stems.ts';
import { editDistance, typosAllowed } from '#server/words/typos.ts';

const shortestStem = 3;
/** A stem this long says enough to be looked for beside the word itself. */
const sureStem = 4;
const shortestMisspelt = 5;

/** The words of many texts in their order, and which texts have each of them. */
export class WordIndex {
  readonly #words: readonly string[];
  /** The texts with word n are texts[starts[n]] up to texts[starts[n + 1]]. */
  readonly #starts: Uint32Array;
  readonly #texts: Uint32Array;
  /** Which letters each word has; made for the first misspelt one. */
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
    this.#words = entries.map(([word]) => whole(word));
    this.#starts = new Uint32Array(entries.length + 1);
    entries.forEach(([, list], n) => {
      this.#starts[n + 1] = (this.#starts[n] ?? 0) + list.length;
    });
    this.#texts = new Uint32Array(this.#starts.at(-1) ?? 0);
    entries.forEach(([, list], n) => this.#texts.set(list, this.#starts[n]));
  }

  /** The texts that have a word, by the word's number. */
  textsWith(word: number): Uint32Array {
    return this.#texts.subarray(this.#starts[word], this.#starts[word + 1]);
  }

  word(number: number): string {
    return this.#words[number] ?? '';
  }

  /** This word itself. */
  exact(word: string): number[] {
    const at = this.#from(word);
    return this.#words[at] === word ? [at] : [];
  }

  /** Other forms of the word: limes, limetkou. */
  inflected(word: string, isSure: boolean): number[] {
    for (const stem of stemsOf(word)) {
      if (stem.length < (isSure ? sureStem : shortestStem)) break;
      const found = this.#starting(stem).filter((n) => {
        const other = this.word(n);
        return other !== word && matches({ text: stem, rule: 'stem' }, other);
      });
      if (found.length) return found;
    }
    return [];
  }

  /** Words that go on from this one. */
  longer(word: string): number[] {
    return this.#starting(word).filter((n) => this.word(n) !== word);
  }

  /** The words that are nearest to this one, or to how it begins so far, within the slips of its length. */
  misspelt(word: string): { words: number[]; slips: number } {
    let least = typosAllowed(word.length);
    let words: number[] = [];
    if (word.length < shortestMisspelt) return { words, slips: least };
    this.#letters ??= Uint32Array.from(this.#words, lettersOf);
    const letters = lettersOf(word);
    this.#words.forEach((other, n) => {
      if (other.length < shortestMisspelt) return;
      if (other[0] !== word[0] && word.length < 8) return;
      const most = Math.min(least, typosAllowed(other.length));
      // Each letter that the other has not at all is a slip.
      if (countOf(letters & ~(this.#letters?.[n] ?? 0)) > most) return;
      const begun = other.slice(0, word.length);
      const count = Math.min(editDistance(word, other, most), editDistance(word, begun, most));
      if (count > most) return;
      if (count < least) words = [];
      least = count;
      words.push(n);
    });
    return { words, slips: least };
  }

  #starting(start: string): number[] {
    const found: number[] = [];
    for (let at = this.#from(start); this.#words[at]?.startsWith(start); at++) found.push(at);
    return found;
  }

  /** The first word that is not before this one. */
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

/** One bit for each letter of the alphabet, and one for all others. */
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

/** A string of its own, of one byte a letter where that is enough, which keeps no longer text alive. */
export function whole(text: string): string {
  const bytes = Buffer.from(text, 'latin1').toString('latin1');
  return bytes === text ? bytes : Buffer.from(text).toString();
}
