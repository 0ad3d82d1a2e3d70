// Plain drinks in a response: beer, wine, water, coffee, a neat spirit.

import type { Localized } from '#domain/languages.ts';
import { editDistance } from '#domain/text/typos.ts';
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
const winesByName: readonly PourKind[] = ['whiteWine', 'redWine', 'roseWine', 'sweetWine'];

export function pourName(kind: PourKind): Localized {
  return names[kind];
}

export interface Pours {
  kinds: PourKind[];
  /**
   * "Beer and wine" are two groups, "beer or wine" one group of two. "Beer or a mojito" is none.
   */
  each: PourKind[][];
  hasNames: boolean;
  /** Ids of drinks whose names start like a plain drink: "red wine" is not a Red Wine & Kofola. */
  notMeant: ReadonlySet<string>;
}

export function poursIn(text: string, names: DrinkNames): Pours {
  const tokens = tokenize(text);
  const isEnglish = englishIn(text, tokens);
  const found: Found[] = [];
  const notMeant = new Set<string>();
  for (let at = 0; at < tokens.length; ) {
    const match = table.at(tokens, at);
    const length = match?.length ?? 1;
    const name = names.at(tokens, at);
    const isWhole = name && name.typos === 0 && name.words.length <= name.length;
    if (name && (name.length > length || (name.length > 1 && isWhole))) {
      found.push({ kind: undefined, from: at, to: at + name.length });
      at += name.length;
      continue;
    }
    if (match && name && !isWhole) notMeant.add(name.profile.id);
    const kind = match?.meanings[0] ?? (name ? undefined : misspelt(tokens[at] ?? ''));
    const isOther = length === 1 && onlyInEnglish.has(tokens[at] ?? '') && !isEnglish(at);
    const isAsked = kind && !isOther && !isRefused(tokens, at) && !isMixed(tokens, at, length);
    if (isAsked) found.push({ kind, from: at, to: at + length });
    at += length;
  }
  // "Wine, red wine best": the more specific one is meant.
  const isTold = found.some(({ kind }) => kind && winesByName.includes(kind));
  const meant = found.filter(({ kind }) => kind !== 'wine' || !isTold);
  const kinds = [...new Set(meant.flatMap(({ kind }) => kind ?? []))];
  const hasNames = found.some(({ kind }) => kind === undefined);
  return { kinds, each: eachOf(meant, tokens), hasNames, notMeant };
}

interface Found {
  kind: PourKind | undefined;
  from: number;
  to: number;
}

/** Groups of alternatives. Groups with a mixed drink are left out. */
function eachOf(found: readonly Found[], tokens: readonly string[]): PourKind[][] {
  const groups: Found[][] = [];
  let isChoice = false;
  // From the end: in "beer, wine or cider" the last two tell the meaning of the comma.
  for (const [n, one] of [...found.entries()].toReversed()) {
    const next = found[n + 1];
    const between = next ? tokens.slice(one.to, next.from) : [];
    const isEither = between.some((_, at) => roleAt(between, at)?.role === 'either');
    isChoice = isEither || (isChoice && between.length === 1 && between[0] === ',');
    if (isChoice && groups[0]) groups[0].unshift(one);
    else groups.unshift([one]);
  }
  return groups.flatMap((group) => {
    const kinds = group.flatMap(({ kind }) => kind ?? []);
    return kinds.length === group.length ? [[...new Set(kinds)]] : [];
  });
}

export function isNeat(text: string): boolean {
  const words = ` ${tokenize(text).join(' ')} `;
  return neat.some((phrase) => words.includes(` ${phrase} `));
}

/** Slovak "ale" is "but". It means the beer among English words, or at the end. */
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

/** A part of a drink: "something with beer", "a wine cocktail". */
function isMixed(tokens: readonly string[], at: number, length: number): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at);
  return before.some((token) => asPart.has(token)) || asMixed.has(tokens[at + length] ?? '');
}
