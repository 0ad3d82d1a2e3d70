import { type Language, languages } from '#domain/languages.ts';
import { matches, type Pattern, phrasesOf } from './patterns.ts';
import { type Piece, readKnownLists, readLists } from './vocabulary.ts';

/** One file per language: `en/wishes/roles.txt`, `sk/wishes/roles.txt`. */
export interface Lists<K extends string> {
  /** In file order, English first. */
  keys: readonly K[];
  pieces: (key: K, language?: Language) => readonly Piece[];
  phrases: (key: K, language?: Language) => Pattern[][];
  /** As text. Throws for patterns other than whole words. */
  words: (key: K, language?: Language) => Set<string>;
  matcher: (key: K) => (word: string) => boolean;
}

/** `listsOf('wishes/roles')`. `keys`: required keys, where the code knows them. */
export function listsOf<K extends string>(name: string, keys?: readonly K[]): Lists<K> {
  const byLanguage = languages.map((language) => {
    const file = `${language}/${name}.txt`;
    const lists = keys
      ? Object.entries<readonly Piece[]>(readKnownLists(file, keys))
      : readLists(file);
    return [language, new Map<string, readonly Piece[]>(lists)] as const;
  });
  const pieces = (key: K, only?: Language) =>
    byLanguage.flatMap(([language, lists]) =>
      only === undefined || only === language ? (lists.get(key) ?? []) : [],
    );
  const phrases = (key: K, only?: Language) => pieces(key, only).flatMap(phrasesOf);
  return {
    keys: keys ?? [...new Set(byLanguage.flatMap(([, lists]) => [...lists.keys()] as K[]))],
    pieces,
    phrases,
    words: (key, only) => new Set(pieces(key, only).flatMap(wordsOf)),
    matcher: (key) => {
      const patterns = phrases(key).flatMap(([first]) => first ?? []);
      return (word) => patterns.some((pattern) => matches(pattern, word));
    },
  };
}

function wordsOf(piece: Piece): string[] {
  return phrasesOf(piece).map((phrase) => {
    if (phrase.every(({ rule }) => rule === 'exact')) {
      return phrase.map(({ text }) => text).join(' ');
    }
    throw new Error(`${piece.place}: “${piece.text}” is not a whole word`);
  });
}

/** From files with the number as key: `3: three`. */
export function numbersOf(name: string): ReadonlyMap<string, number> {
  const lists = listsOf(name);
  return new Map(
    lists.keys.flatMap((key) =>
      Array.from(lists.words(key), (word) => [word, numberOf(name, key)] as const),
    ),
  );
}

function numberOf(name: string, key: string): number {
  const value = Number(key);
  if (Number.isNaN(value))
    throw new Error(`language/vocabulary/*/${name}.txt: ${key} is not a number`);
  return value;
}
