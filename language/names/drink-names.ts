import { editDistance } from '#domain/text/typos.ts';
import { famousDrinks } from '#language/lexicon/famous-drinks.ts';
import { lookUp } from '#language/lexicon/meanings.ts';
import type { Profile } from '#language/profiles/profile.ts';
import { commonWords } from '#language/words/common-words.ts';
import { ordinaryWords } from '#language/words/ordinary-words.ts';
import { remembered } from '#language/words/remembered.ts';
import { spelt } from '#language/words/spellings.ts';
import { stemsOf } from '#language/words/stems.ts';
import { marks, tokenize } from '#language/words/tokenize.ts';
import { isUnknown, MisspeltNames } from './misspelt-names.ts';
import { fillers, needsWholeName, soundsOf, stemSoundOf } from './name-words.ts';

export interface NameMatch {
  length: number;
  profile: Profile;
  words: readonly string[];
  typos: number;
}

export interface Name {
  words: readonly string[];
  stems: ReadonlySet<string>;
  hasMarks: boolean;
  profile: Profile;
}

export interface Found {
  name: Name;
  typos: number;
}

const longestName = 9;
/** From this length on a word may have a typo, but not in its first letters. */
const longWord = 6;
const startLength = 4;
/** Drinks that share a word form a family from this number on: martinis, mules. */
const smallestFamily = 3;

export class DrinkNames {
  /** As written, with marks: "debbie , dont". */
  readonly #byTokens = new Map<string, Name>();
  /** By the joined sounds of the words, with and without endings. */
  readonly #bySound = new Map<string, Name>();
  readonly #byWord = new Map<string, Name[]>();
  readonly #words = new Set<string>();
  readonly #byStart = new Map<string, string[]>();
  readonly #isMisspelt = remembered((word) => this.#isNearPart(word));
  readonly #matches = remembered((span) => this.#match(span.split(' ')));
  readonly #misspelt = new MisspeltNames();

  constructor(drinks: Iterable<Profile>) {
    for (const profile of drinks) {
      for (const written of profile.names) this.#add(written, profile);
    }
  }

  #add(written: string, profile: Profile): void {
    const tokens = tokenize(written);
    const words = tokens.filter((word) => !marks.has(word) && !fillers.has(word));
    const key = tokens.join(' ');
    if (words.length === 0 || this.#byTokens.has(key)) return;
    const stems = new Set(words.map(stemSoundOf));
    const hasMarks = tokens.some((token) => marks.has(token));
    const name: Name = { words, stems, hasMarks, profile };
    this.#byTokens.set(key, name);
    // "B52", "french75".
    const joined = tokens.join('');
    if (/\d/.test(joined) && !this.#byTokens.has(joined)) this.#byTokens.set(joined, name);
    for (const word of words) this.#words.add(spelt(word));
    for (const stem of stems) push(this.#byWord, stem, name);
    for (const word of words) {
      if (word.length >= longWord) push(this.#byStart, word.slice(0, startLength), word);
    }
    const parts = [words, tokens.filter((word) => !marks.has(word))];
    if (isKnownByStart(words)) parts.push(words.slice(0, 2));
    for (const part of parts) {
      // "Pinacolada".
      for (const sound of [...soundsOf(part), stemSoundOf(part.join(''))]) {
        if (!this.#bySound.has(sound)) this.#bySound.set(sound, name);
      }
      this.#misspelt.add(part, name);
    }
  }

  has(word: string): boolean {
    return stemsOf(spelt(word)).some((stem) => stem.length > 2 && this.#words.has(stem));
  }

  /** Drinks whose names end with this word, the best known first: "a martini". */
  sharing(word: string): Profile[] {
    if (!this.has(word)) return [];
    const stem = stemSoundOf(word);
    const names = (this.#byWord.get(stem) ?? []).filter(
      ({ words }) => stemSoundOf(words.at(-1) ?? '') === stem,
    );
    const sorted = names.toSorted((a, b) => rankOf(a) - rankOf(b));
    const members = [...new Set(sorted.map(({ profile }) => profile))];
    return members.length < smallestFamily ? [] : members;
  }

  at(tokens: readonly string[], from: number): NameMatch | undefined {
    const first = tokens[from];
    if (first === undefined || marks.has(first)) return undefined;
    if (commonWords.has(first) && !this.#isPart(first)) return undefined;
    let best: NameMatch | undefined;
    let most = 0;
    for (let length = this.#reach(tokens, from); length > 0; length--) {
      const span = tokens.slice(from, from + length);
      const match = this.#matches(span.join(' '));
      if (!match) continue;
      const covered = span.join('').length - 3 * match.typos;
      if (covered <= most) continue;
      most = covered;
      best = { length, profile: match.name.profile, words: match.name.words, typos: match.typos };
    }
    return best;
  }

  /** The best known drink whose name contains this word: "like a martini". */
  holding(word: string): Profile | undefined {
    const names = this.#byWord.get(stemSoundOf(word)) ?? [];
    return names.toSorted((a, b) => rankOf(a) - rankOf(b))[0]?.profile;
  }

  /** The most tokens that a name may cover. It may contain one unknown word. */
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

  #isStrange(token: string): boolean {
    if (fillers.has(token) || marks.has(token) || this.#isPart(token)) return false;
    return !isUnknown(token) && !this.#isMisspelt(token);
  }

  /** Whether a word is one typo from a long word of a name, though the lexicon knows its prefix. */
  #isNearPart(word: string): boolean {
    if (word.length < longWord || this.#isPart(word)) return false;
    const others = this.#byStart.get(word.slice(0, startLength)) ?? [];
    return others.some((other) => editDistance(word, other, 1) <= 1);
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
    // "Bio" sounds like Bijou, and "matinee" like Martinez.
    if (words.length === 1 && (first.length < 4 || ordinaryWords.has(first))) return undefined;
    const strange = words.filter((word) => this.#isStrange(word)).length;
    const parts = words.filter((word) => this.#isPart(word)).length;
    if (strange && words.length > 1 && parts < words.length - 1) return undefined;
    const sounds = soundsOf(words);
    const heard = sounds.map((sound) => this.#bySound.get(sound)).find((name) => name);
    const found = heard ? { name: heard, typos: 0 } : this.#findMisspelt(words, sounds, strange);
    const isWhole = found?.name.hasMarks || !tokens.some((token) => marks.has(token));
    return isWhole ? found : undefined;
  }

  #findMisspelt(words: readonly string[], sounds: readonly string[], strange: number) {
    const known = words.filter(
      (word) => !(isUnknown(word) || this.#isMisspelt(word)) || this.has(word),
    );
    const isRight = strange === 0 ? known.length === words.length : words.length === 1;
    return isRight ? undefined : this.#misspelt.find(words, sounds, known.map(stemSoundOf));
  }
}

/** "Long island", but neither "alcohol-free …" nor "bitter orange", which has its own meaning. */
function isKnownByStart(words: readonly string[]): boolean {
  if (words.length <= 2 || needsWholeName.has(words[0] ?? '')) return false;
  const isOfTaste = (word: string) =>
    lookUp([word], 0)?.meanings.some(({ kind }) => kind === 'concept' || kind === 'quality');
  return famousDrinks.includes(words.join('')) || !words.slice(0, 2).every(isOfTaste);
}

/** The rank among the best known drinks. Others follow, short names first. */
function rankOf({ words }: Name): number {
  const place = famousDrinks.indexOf(words.join(''));
  return place < 0 ? famousDrinks.length + words.length : place;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
