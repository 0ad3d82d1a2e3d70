// Finds drinks by name, as guests write names: inflected, misspelt, joined, without the "and".
import { commonWords } from '#server/words/common-words.ts';
import { spelt } from '#server/words/spellings.ts';
import { stemsOf } from '#server/words/stems.ts';
import { marks, tokenize } from '#server/words/tokenize.ts';
import { editDistance } from '#server/words/typos.ts';
import { lookUp } from './lexicon/meanings.ts';
import { roleAt } from './lexicon/roles.ts';
import { fillers, needsWholeName, remembered, soundOf, stemSoundOf } from './name-words.ts';
import type { Profile } from './profile.ts';

export interface NameMatch {
  /** Number of tokens. */
  length: number;
  profile: Profile;
  /** The words of the name as it was found, without "and" and the like. */
  words: readonly string[];
  typos: number;
}

interface Name {
  words: readonly string[];
  /** The sounds of its words. */
  stems: ReadonlySet<string>;
  hasMarks: boolean;
  profile: Profile;
}

/** A way to write a name in one word. */
interface Spelling {
  text: string;
  letters: number;
  name: Name;
  /** Whether it is only the beginning of the name. */
  isPart: boolean;
}

const longestName = 9;

export class DrinkNames {
  /** By the tokens as they are written, marks included: "debbie , dont". */
  readonly #byTokens = new Map<string, Name>();
  /** By the sounds of the words in one, with and without endings. */
  readonly #bySound = new Map<string, Name>();
  /** By sounds and by letters. */
  readonly #bySpelling = new Map<string, { name: Name; isPart: boolean }>();
  /** By each of their words. */
  readonly #byWord = new Map<string, Name[]>();
  readonly #words = new Set<string>();
  /** By their length. */
  readonly #spellings = new Map<number, Spelling[]>();

  constructor(drinks: Iterable<Profile>) {
    for (const profile of drinks) {
      for (const written of profile.names) this.#add(written, profile);
    }
    for (const [text, { name, isPart }] of this.#bySpelling) {
      push(this.#spellings, text.length, { text, letters: lettersIn(text), name, isPart });
    }
  }

  #add(written: string, profile: Profile): void {
    const tokens = tokenize(written);
    const words = tokens.filter((word) => !marks.has(word) && !fillers.has(word));
    const key = tokens.join(' ');
    if (words.length === 0 || this.#byTokens.has(key)) return;
    const name: Name = {
      words,
      stems: new Set(words.map(stemSoundOf)),
      hasMarks: tokens.some((token) => marks.has(token)),
      profile,
    };
    this.#byTokens.set(key, name);
    for (const word of words) this.#words.add(spelt(word));
    for (const stem of name.stems) push(this.#byWord, stem, name);
    const parts = [words, tokens.filter((word) => !marks.has(word))];
    // "Long island", without the iced tea; but not the first words of an alcohol-free something.
    if (words.length > 2 && !needsWholeName.has(words[0] ?? '')) parts.push(words.slice(0, 2));
    for (const part of parts) {
      const sounds = soundsOf(part);
      for (const sound of sounds) setIfNew(this.#bySound, sound, name);
      const isPart = part.length < words.length;
      for (const one of [...sounds, part.join('')]) {
        setIfNew(this.#bySpelling, one, { name, isPart });
      }
    }
  }

  /** Whether a word, spelt as it should be, is part of some drink's name. */
  has(word: string): boolean {
    return stemsOf(spelt(word)).some((stem) => stem.length > 2 && this.#words.has(stem));
  }

  /** The name that starts at this word and covers most, with the fewest typos. */
  at(tokens: readonly string[], from: number): NameMatch | undefined {
    const first = tokens[from];
    if (first === undefined || marks.has(first)) return undefined;
    if (commonWords.has(first) && !this.#isPart(first)) return undefined;
    let best: NameMatch | undefined;
    let most = 0;
    for (let length = this.#reach(tokens, from); length > 0; length--) {
      const match = this.#match(tokens.slice(from, from + length));
      if (!match) continue;
      const covered = tokens.slice(from, from + length).join('').length - 3 * match.typos;
      if (covered <= most) continue;
      most = covered;
      best = { length, profile: match.name.profile, words: match.name.words, typos: match.typos };
    }
    return best;
  }

  /** The best known drink whose name holds this word: "like a martini". */
  holding(word: string): Profile | undefined {
    const names = this.#byWord.get(stemSoundOf(word)) ?? [];
    return names.reduce<Name | undefined>(
      (best, name) => (best && rankOf(best) <= rankOf(name) ? best : name),
      undefined,
    )?.profile;
  }

  /** How many tokens a name may cover from here on: it has at most one word that no name has. */
  #reach(tokens: readonly string[], from: number): number {
    let strange = 0;
    let length = 0;
    for (const token of tokens.slice(from, from + longestName)) {
      if (this.#isStrange(token)) strange++;
      if (strange > 1) break;
      length++;
    }
    return length;
  }

  /** Whether the lexicon has a word and no name does. */
  #isStrange(token: string): boolean {
    return !(fillers.has(token) || marks.has(token) || this.#isPart(token) || isUnknown(token));
  }

  #isPart(word: string): boolean {
    return this.#byWord.has(stemSoundOf(word));
  }

  #match(tokens: readonly string[]): Found | undefined {
    const written = this.#byTokens.get(tokens.join(' '));
    if (written) return { name: written, typos: 0 };
    const [first = '', last = ''] = [tokens[0], tokens.at(-1)];
    if ([first, last].some((one) => fillers.has(one) || marks.has(one))) return undefined;
    const words = tokens.filter((word) => !fillers.has(word) && !marks.has(word));
    // "Bio" is no Bijou, though it sounds like one.
    if (words.length === 1 && (words[0] ?? '').length < 4) return undefined;
    const sounds = soundsOf(words);
    const heard = sounds.map((sound) => this.#bySound.get(sound)).find((name) => name);
    const found = heard ? { name: heard, typos: 0 } : this.#misspelt(words, sounds);
    return found && (found.name.hasMarks || !tokens.some((token) => marks.has(token)))
      ? found
      : undefined;
  }

  /** The name with the fewest typos. */
  #misspelt(words: readonly string[], sounds: readonly string[]): Found | undefined {
    const known = words.filter((word) => !isUnknown(word) || this.has(word)).map(stemSoundOf);
    const strange = words.filter((word) => this.#isStrange(word)).length;
    if (strange === 0 && known.length === words.length) return undefined;
    if (strange && words.filter((word) => this.#isPart(word)).length < words.length - 1) {
      return undefined;
    }
    if (strange && words.length === 1) return undefined;
    const letters = words.join('');
    let best: (Found & { distance: number }) | undefined;
    for (const written of new Set([...sounds, letters])) {
      const mask = lettersIn(written);
      const most = typosIn(written.length + 1);
      for (let length = written.length - most; length <= written.length + most; length++) {
        for (const { text, letters: others, name, isPart } of this.#spellings.get(length) ?? []) {
          const max = Math.min(most, typosIn(length), best?.typos ?? 9);
          if (bitsIn(mask ^ others) > 2 * max || !isSameStart(text, written)) continue;
          const isStrange = !known.every((word) => name.stems.has(word));
          if (isStrange && !isRightBut(name, words)) continue;
          const typos = editDistance(written, text, max);
          if (
            typos > (isStrange || isPart ? Math.min(1, max) : max) ||
            !areAlike(words, name.words)
          )
            continue;
          // Of two that are as near, the one whose letters are.
          const distance = editDistance(letters, name.words.join(''), 8) + (isPart ? 2 : 0);
          if (best && best.typos === typos && best.distance <= distance) continue;
          best = { name, typos, distance };
        }
      }
    }
    return best;
  }
}

interface Found {
  name: Name;
  typos: number;
}

/** How much of a name must be right for a known word to be a typo: "virgin may", but not "hot today". */
const enoughRight = 4;

/** Whether all words but one are right. */
function isRightBut({ words, stems }: Name, written: readonly string[]): boolean {
  if (words.length !== written.length) return false;
  const right = written.filter((word) => stems.has(stemSoundOf(word)));
  return right.length === words.length - 1 && right.join('').length >= enoughRight;
}

/** Whether each word may be meant for the other, where there are as many. */
function areAlike(words: readonly string[], others: readonly string[]): boolean {
  return (
    words.length !== others.length ||
    words.every((word, n) => {
      const other = others[n] ?? '';
      if (stemSoundOf(word) === stemSoundOf(other)) return true;
      const max = Math.min(word.length, other.length) < 4 ? 1 : 2;
      return editDistance(word, other, max) <= max;
    })
  );
}

/** Short names first, famous ones before others. */
function rankOf({ words, profile }: Name): number {
  return words.length - (profile.isFamous ? 10 : 0);
}

/** How words sound in one: with endings within, and without any. */
function soundsOf(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  const joined = stemSoundOf(words.slice(0, -1).map(soundOf).join('') + last);
  return [...new Set([words.map(stemSoundOf).join(''), joined])];
}

/** How many typos a name of this length may have. */
function typosIn(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : length < 13 ? 2 : 3;
}

/** Few mistake the first letter, and then of a long name. */
function isSameStart(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]) || a.length >= 8;
}

/** The letters of a text, a bit each. */
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

/** Whether the lexicon does not have a word; a number is known. */
const isUnknown = remembered((token) => {
  if (/\d/.test(token)) return false;
  return !commonWords.has(token) && !lookUp([token], 0) && !roleAt([token], 0);
});

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function setIfNew<K, V>(map: Map<K, V>, key: K, value: V): void {
  if (!map.has(key)) map.set(key, value);
}
