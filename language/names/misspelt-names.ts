import { editDistance } from '#domain/text/typos.ts';
import { lookUp } from '#language/lexicon/meanings.ts';
import { roleAt } from '#language/lexicon/roles.ts';
import { commonWords } from '#language/words/common-words.ts';
import { remembered } from '#language/words/remembered.ts';
import type { Found, Name } from './drink-names.ts';
import { soundsOf, stemSoundOf } from './name-words.ts';

interface Spelling {
  text: string;
  letters: number;
  name: Name;
  isPart: boolean;
}

interface Near extends Found {
  /** The distance of the letters, which decides between names of the same sound. */
  distance: number;
}

export class MisspeltNames {
  readonly #seen = new Set<string>();
  readonly #byLength = new Map<number, Spelling[]>();

  add(words: readonly string[], name: Name): void {
    for (const text of [...soundsOf(words), words.join('')]) {
      if (this.#seen.has(text)) continue;
      this.#seen.add(text);
      const isPart = words.length < name.words.length;
      const spelling = { text, letters: lettersIn(text), name, isPart };
      const others = this.#byLength.get(text.length);
      if (others) others.push(spelling);
      else this.#byLength.set(text.length, [spelling]);
    }
  }

  find(
    words: readonly string[],
    sounds: readonly string[],
    known: readonly string[],
  ): Found | undefined {
    let best: Near | undefined;
    for (const written of new Set([...sounds, words.join('')])) {
      const letters = lettersIn(written);
      const most = typosIn(written.length + 1);
      for (let length = written.length - most; length <= written.length + most; length++) {
        for (const spelling of this.#byLength.get(length) ?? []) {
          const max = Math.min(most, typosIn(length), best?.typos ?? most);
          if (bitsIn(letters ^ spelling.letters) > 2 * max) continue;
          if (!isSameStart(spelling.text, written)) continue;
          const near = compare(written, spelling, words, known, max);
          if (near && (!best || near.typos < best.typos || near.distance < best.distance)) {
            best = near;
          }
        }
      }
    }
    return best;
  }
}

function compare(
  written: string,
  { text, name, isPart }: Spelling,
  words: readonly string[],
  known: readonly string[],
  max: number,
): Near | undefined {
  const isStrange = !known.every((word) => name.stems.has(word));
  if (isStrange && !isRightButOne(name, words)) return undefined;
  const allowed = isStrange || isPart ? Math.min(1, max) : max;
  const typos = editDistance(written, text, allowed);
  if (typos > allowed || !areAlike(words, name.words)) return undefined;
  const distance = editDistance(words.join(''), name.words.join(''), 8) + (isPart ? 2 : 0);
  return { name, typos, distance };
}

/** The share of a name that must match before a known word counts as a typo: not "hot today". */
const enoughRight = 4;

function isRightButOne({ words, stems }: Name, written: readonly string[]): boolean {
  if (words.length !== written.length) return false;
  const right = written.filter((word) => stems.has(stemSoundOf(word)));
  return right.length === words.length - 1 && right.join('').length >= enoughRight;
}

/** Each word must resemble the other one in its place, where both have as many words. */
function areAlike(words: readonly string[], others: readonly string[]): boolean {
  if (words.length !== others.length) return true;
  return words.every((word, n) => {
    const other = others[n] ?? '';
    if (stemSoundOf(word) === stemSoundOf(other)) return true;
    const max = Math.min(word.length, other.length) < 4 ? 1 : 2;
    return editDistance(word, other, max) <= max;
  });
}

function typosIn(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : length < 13 ? 2 : 3;
}

/** Few people mistake the first letter, and only in long names. */
function isSameStart(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]) || a.length >= 8;
}

function lettersIn(text: string): number {
  let letters = 0;
  for (let n = 0; n < text.length; n++) letters |= 1 << (text.charCodeAt(n) % 32);
  return letters;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export const isUnknown = remembered((token) => {
  if (/\d/.test(token)) return false;
  return !commonWords.has(token) && !lookUp([token], 0) && !roleAt([token], 0);
});
