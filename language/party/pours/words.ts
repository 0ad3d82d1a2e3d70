// Finds in a response what is drunk as it is: beer, wine, water, coffee, a spirit neat.

import type { Localized } from '#domain/languages.ts';
import { editDistance } from '#domain/typos.ts';
import { lookUp } from '#language/lexicon/meanings.ts';
import { type Role, roleAt } from '#language/lexicon/roles.ts';
import type { DrinkNames } from '#language/names/drink-names.ts';
import { commonWords } from '#language/words/common-words.ts';
import { listsOf } from '#language/words/lists.ts';
import { PhraseTable, phrasesFor } from '#language/words/phrase-table.ts';
import { spokenLanguages } from '#language/words/spoken-language.ts';
import { marks, tokenize } from '#language/words/tokenize.ts';
import { readLabels } from '#language/words/vocabulary.ts';

export const pourKinds = [
  'beer',
  'darkBeer',
  'wheatBeer',
  'cider',
  'wine',
  'whiteWine',
  'redWine',
  'roseWine',
  'sweetWine',
  'sparklingWine',
  'prosecco',
  'champagne',
  'mead',
  'port',
  'water',
  'sparklingWater',
  'cola',
  'kofola',
  'vinea',
  'lemonade',
  'softDrink',
  'gingerAle',
  'gingerBeer',
  'tonic',
  'juice',
  'orangeJuice',
  'appleJuice',
  'coffee',
  'tea',
  'hotChocolate',
] as const;
export type PourKind = (typeof pourKinds)[number];

const lists = listsOf('party/pours', pourKinds);
const around = listsOf('party/pour-words', ['onlyInEnglish', 'asPart', 'asMixed', 'neat']);
const names = readLabels('labels/pours.txt', pourKinds);
const table = new PhraseTable(pourKinds.flatMap((kind) => phrasesFor(lists.pieces(kind), kind)));
/** Words that are long enough to be known when one letter is wrong. */
const longWords = pourKinds.flatMap((kind) =>
  lists.phrases(kind).flatMap(([only, ...more]) => {
    const isLong = only && more.length === 0 && only.text.length >= 6;
    return isLong && (only.rule === 'exact' || only.rule === 'stem')
      ? [{ word: only.text, kind }]
      : [];
  }),
);
const asPart = around.words('asPart');
const asMixed = around.words('asMixed');
const neat = [...around.words('neat')];
const onlyInEnglish = around.words('onlyInEnglish');
const refusals = new Set<Role>(['refusal', 'negation', 'drinking', 'less']);

export function pourName(kind: PourKind): Localized {
  return names[kind];
}

export interface Pours {
  kinds: PourKind[];
  /** The ids of drinks whose names only begin like a plain drink: "red wine" is no Red Wine & Kofola. */
  notMeant: ReadonlySet<string>;
}

/** The plain drinks that a text asks for; `names`: of mixed drinks, whose words do not count. */
export function poursIn(text: string, names: DrinkNames): Pours {
  const tokens = tokenize(text);
  const isEnglish = englishIn(text, tokens);
  const found: PourKind[] = [];
  const notMeant = new Set<string>();
  for (let at = 0; at < tokens.length; ) {
    const match = table.at(tokens, at);
    const length = match?.length ?? 1;
    const name = names.at(tokens, at);
    const isWhole = name && name.typos === 0 && name.words.length <= name.length;
    if (name && (name.length > length || (name.length > 1 && isWhole))) {
      at += name.length;
      continue;
    }
    if (match && name && !isWhole) notMeant.add(name.profile.id);
    const kind = match?.meanings[0] ?? (name ? undefined : misspelt(tokens[at] ?? ''));
    const isOther = length === 1 && onlyInEnglish.has(tokens[at] ?? '') && !isEnglish(at);
    const isAsked = kind && !isOther && !isRefused(tokens, at) && !isMixed(tokens, at, length);
    if (isAsked && !found.includes(kind)) found.push(kind);
    at += length;
  }
  // "Wine, red wine best": the more telling one is meant.
  const kinds = found.length > 1 ? found.filter((kind) => kind !== 'wine') : found;
  return { kinds, notMeant };
}

/** Whether a text asks for a spirit by itself: "whiskey neat", "poldeci". */
export function isNeat(text: string): boolean {
  const words = ` ${tokenize(text).join(' ')} `;
  return neat.some((phrase) => words.includes(` ${phrase} `));
}

/** Slovak "ale" is "but": an ale is one among English words, or where nothing follows it. */
function englishIn(text: string, tokens: readonly string[]): (at: number) => boolean {
  const others = tokens.map((token) => (onlyInEnglish.has(token) ? '' : token));
  const languages = spokenLanguages(text, others, 'en');
  return (at) => {
    const isLast = at + 1 >= tokens.length || marks.has(tokens[at + 1] ?? '');
    return languages.length > 0 ? languages[at] === 'en' : isLast;
  };
}

function misspelt(token: string): PourKind | undefined {
  if (token.length < 6 || commonWords.has(token) || lookUp([token], 0)) return undefined;
  return longWords.find(({ word }) => word[0] === token[0] && editDistance(token, word, 1) <= 1)
    ?.kind;
}

function isRefused(tokens: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 4); before--) {
    if (marks.has(tokens[before] ?? '')) return false;
    const role = roleAt(tokens, before)?.role;
    if (role && refusals.has(role)) return true;
    if (role === 'turn' || role === 'request') return false;
  }
  return roleAt(tokens, at + 1)?.role === 'free';
}

/** "Something with beer", "a wine cocktail": a part of a drink. */
function isMixed(tokens: readonly string[], at: number, length: number): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at);
  return before.some((token) => asPart.has(token)) || asMixed.has(tokens[at + length] ?? '');
}
