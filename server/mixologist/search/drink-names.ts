// Finds drinks by name, as guests write names: inflected, misspelt, without the "and".
import { commonWords } from '#server/words/common-words.ts';
import { spelt } from '#server/words/spellings.ts';
import { stemsOf } from '#server/words/stems.ts';
import { marks, tokenize } from '#server/words/tokenize.ts';
import { editDistance, typosAllowed } from '#server/words/typos.ts';
import en from './lexicon/en/drink-names.json' with { type: 'json' };
import { lookUp } from './lexicon/meanings.ts';
import sk from './lexicon/sk/drink-names.json' with { type: 'json' };
import type { Profile } from './profile.ts';

/** Words of a name that guests leave out. */
const fillers = new Set([...en.fillers, ...sk.fillers]);
/** Names that begin so are not known by their first two words: "alcohol-free something". */
const needsWholeName = new Set([...en.needsWholeName, ...sk.needsWholeName]);

export interface NameMatch {
  length: number;
  profile: Profile;
}

interface Name {
  words: readonly string[];
  profile: Profile;
}

export class DrinkNames {
  readonly #byWord = new Map<string, Name[]>();
  /** Words by themselves without the last vowel: 'margarit' → 'margarita', for 'margaritu'. */
  readonly #shortened = new Map<string, string[]>();

  constructor(drinks: Iterable<Profile>) {
    const seen = new Set<string>();
    for (const profile of drinks) {
      for (const written of profile.names) {
        const words = wordsOfName(written);
        const key = words.join(' ');
        if (words.length === 0 || seen.has(key)) continue;
        seen.add(key);
        for (const word of new Set(words)) push(this.#byWord, word, { words, profile });
        // "Pinacolada".
        const joined = words.join('');
        if (words.length === 2) push(this.#byWord, joined, { words: [joined], profile });
      }
    }
    for (const word of this.#byWord.keys()) {
      if (word.length >= 5 && /[aeiouy]$/.test(word)) {
        push(this.#shortened, word.slice(0, -1), word);
      }
    }
  }

  /** Whether a word is part of some drink's name. */
  has(word: string): boolean {
    return this.#forms(word).length > 0;
  }

  /** The longest whole name that starts at this word. */
  at(tokens: readonly string[], from: number): NameMatch | undefined {
    const first = tokens[from];
    if (first === undefined || marks.has(first)) return undefined;
    let best: NameMatch | undefined;
    const consider = (place: 0 | 1, form: string) => {
      for (const { words, profile } of this.#byWord.get(form) ?? []) {
        if (words[place] !== form) continue;
        const length = this.#follow(words, tokens, from) || this.#begin(words, tokens, from);
        if (length > (best?.length ?? 0)) best = { length, profile };
      }
    };
    for (const form of this.#formsOrMisspelt(first)) consider(0, form);
    // "Hott toddy": the second word tells which first one was meant.
    if (!best && isUnknown(first)) {
      for (const form of this.#forms(tokens[from + 1] ?? '')) consider(1, form);
    }
    return best;
  }

  /** The drink with the shortest name that holds this word: "a martini". */
  holding(word: string): Profile | undefined {
    const names = this.#formsOrMisspelt(word).flatMap((form) => this.#byWord.get(form) ?? []);
    return names.reduce<Name | undefined>(
      (best, name) => (best && best.words.length <= name.words.length ? best : name),
      undefined,
    )?.profile;
  }

  /** How many tokens this name matches, or 0; one word may be far off when the others are right. */
  #follow(words: readonly string[], tokens: readonly string[], from: number): number {
    let at = from;
    let farOff = 0;
    for (const word of words) {
      while (at > from && fillers.has(tokens[at] ?? '') && tokens[at] !== word) at++;
      const token = tokens[at];
      if (token === undefined) return 0;
      const isRight = this.#formsOrMisspelt(token).includes(word);
      if (!isRight) farOff++;
      if (farOff > 1 || farOff === words.length || !(isRight || isAlmost(token, word))) return 0;
      at++;
    }
    return at - from;
  }

  /** "Long island", without the iced tea; but not the first words of an alcohol-free something. */
  #begin(words: readonly string[], tokens: readonly string[], from: number): number {
    if (words.length < 3 || needsWholeName.has(words[0] ?? '')) return 0;
    return this.#follow(words.slice(0, 2), tokens, from);
  }

  #forms(written: string): string[] {
    const token = spelt(written);
    if (this.#byWord.has(token)) return [token];
    const forms = new Set<string>();
    for (const stem of stemsOf(token)) {
      if (stem.length < 3) continue;
      if (this.#byWord.has(stem)) forms.add(stem);
      for (const word of this.#shortened.get(stem) ?? []) forms.add(word);
    }
    return [...forms];
  }

  #formsOrMisspelt(token: string): string[] {
    const forms = this.#forms(token);
    if (forms.length || token.length < 5) return forms;
    let least = typosAllowed(token.length);
    let found: string[] = [];
    for (const word of this.#byWord.keys()) {
      if (word.length < 5 || (word[0] !== token[0] && token.length < 8)) continue;
      const count = editDistance(token, word, least);
      if (count > Math.min(least, typosAllowed(word.length))) continue;
      if (count < least) found = [];
      least = count;
      found.push(word);
    }
    return found;
  }
}

/** Whether a word may be meant beside others that are right: "sowr" after "whisky". */
function isAlmost(token: string, word: string): boolean {
  if (token.length < 3 || word.length < 3 || token[0] !== word[0] || !isUnknown(token))
    return false;
  if (token.length >= 4 && stemsOf(word).includes(token)) return true;
  return Math.max(token.length, word.length) >= 4 && editDistance(token, word, 1) <= 1;
}

/** Whether the lexicon does not have a word. */
function isUnknown(token: string): boolean {
  return !commonWords.has(token) && !lookUp([token], 0);
}

function wordsOfName(name: string): string[] {
  return tokenize(name)
    .filter((word) => !marks.has(word) && !fillers.has(word))
    .map(spelt);
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
