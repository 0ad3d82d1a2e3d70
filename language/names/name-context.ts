// Whether ordinary words that are also a name mean the drink: "a Star, please".

import { lookUp } from '#language/lexicon/meanings.ts';
import { commonWords } from '#language/words/common-words.ts';
import { marks } from '#language/words/tokenize.ts';
import { nameLists, stemSoundOf } from './name-words.ts';

const ordinaryNames = Array.from(nameLists.words('ordinary'), (name) => name.split(' '));
const ordinary = new Set(ordinaryNames.map(soundOfAll));
const ordinaryWords = new Set(ordinaryNames.flat().map(stemSoundOf));
const articles = nameLists.words('articles');
const counted = nameLists.words('counted');
const orders = nameLists.words('orders');
const after = nameLists.words('after');

export function isOrdinaryName(words: readonly string[]): boolean {
  return ordinary.has(soundOfAll(words));
}

export function isOrdinaryWord(word: string): boolean {
  return ordinaryWords.has(stemSoundOf(word));
}

/** Whether the words around it make it an order: "two Zombies please", not "a zombie film". */
export function isOrdered(tokens: readonly string[], from: number, to: number): boolean {
  return isOrderedBefore(tokens, from) && isClosedAfter(tokens, to);
}

/** Whether a possible adjective is ordered as a noun: "a sour, please". */
export function isNoun(tokens: readonly string[], at: number): boolean {
  return counted.has(tokens[at - 1] ?? '') && isOrdered(tokens, at, at + 1);
}

function isOrderedBefore(tokens: readonly string[], from: number): boolean {
  let at = from - 1;
  while (at >= 0 && isAttribute(tokens, at)) at--;
  const word = tokens[at];
  return (
    word === undefined ||
    marks.has(word) ||
    orders.has(word) ||
    orders.has(`${tokens[at - 1]} ${word}`)
  );
}

function isClosedAfter(tokens: readonly string[], to: number): boolean {
  const word = tokens[to];
  if (word === undefined || marks.has(word) || after.has(word)) return true;
  return after.has(`${word} ${tokens[to + 1]}`) || isStrength(word);
}

/** An article, an adjective, or an unknown word after one of them: "a big frosty …". */
function isAttribute(tokens: readonly string[], at: number): boolean {
  const word = tokens[at] ?? '';
  if (articles.has(word) || isAdjective(word)) return true;
  const before = tokens[at - 1] ?? '';
  return (
    !commonWords.has(word) &&
    !lookUp([word], 0) &&
    !orders.has(word) &&
    (articles.has(before) || isAdjective(before))
  );
}

function isAdjective(token: string): boolean {
  const meanings = lookUp([token], 0)?.meanings ?? [];
  return meanings.some(({ kind }) => kind === 'quality' || kind === 'strength');
}

function isStrength(token: string): boolean {
  return lookUp([token], 0)?.meanings.some(({ kind }) => kind === 'strength') ?? false;
}

function soundOfAll(words: readonly string[]): string {
  return words.map(stemSoundOf).join(' ');
}
