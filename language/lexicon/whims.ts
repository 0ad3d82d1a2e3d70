// Wishes for no taste: a surprise, what others order, a glass of water.

import en from '#language/vocabulary/search/en/small-talk.json' with { type: 'json' };
import sk from '#language/vocabulary/search/sk/small-talk.json' with { type: 'json' };
import type { Patterns } from '#language/notation/patterns.ts';
import { PhraseTable, phrasesFor } from '#language/notation/phrase-table.ts';
import { wordsIn } from '#language/words/tokenize.ts';

export const favourites: readonly Patterns[] = [en.favourites, sk.favourites];

const tableOf = (patterns: readonly Patterns[]) =>
  new PhraseTable(patterns.flatMap((one) => phrasesFor(one, true)));
const both = (key: 'anything' | 'thanks' | 'water' | 'waterFillers') =>
  new Set<string>([...en[key].exact, ...sk[key].exact]);

const surprising = tableOf([en.surprises, sk.surprises]);
const popular = tableOf(favourites);
const anything = both('anything');
const thanks = both('thanks');
const water = both('water');
const waterFillers = both('waterFillers');
const polite = new Set(['please', 'prosim', 'just', 'len', 'me', 'give', 'dajte', 'daj', 'mi']);

/** "Surprise me with gin", "anything": asked again, it asks for something else. */
export function isSurprise(text: string): boolean {
  const words = wordsIn(text);
  if (words.some((_, at) => surprising.at(words, at))) return true;
  return anything.has(words.filter((word) => !polite.has(word)).join(' '));
}

/** "What do people order here?" */
export function asksForFavourites(text: string): boolean {
  const words = wordsIn(text);
  return words.some((_, at) => popular.at(words, at));
}

/** "A glass of water, please": and nothing else. */
export function isWater(text: string): boolean {
  const words = wordsIn(text);
  return (
    words.some((word) => water.has(word)) &&
    words.every((word) => water.has(word) || waterFillers.has(word))
  );
}

export function isThanks(word: string): boolean {
  return thanks.has(word);
}
