import { languages } from '#domain/languages.ts';
import { PhraseTable, phrasesFor } from '#language/words/phrase-table.ts';
import { wordsIn } from '#language/words/tokenize.ts';
import { smallTalk, surpriseLength } from './small-talk.ts';

const popular = new PhraseTable(
  languages.flatMap((one) => phrasesFor(smallTalk.pieces('favourites', one), true)),
);
const anything = smallTalk.words('anything');
const thanks = smallTalk.words('thanks');
const water = smallTalk.words('water');
const waterFillers = smallTalk.words('waterFillers');
const polite = new Set(['please', 'prosim', 'just', 'len', 'me', 'give', 'dajte', 'daj', 'mi']);

/** "Surprise me with gin", "anything". Asking again returns something else. */
export function isSurprise(text: string): boolean {
  const words = wordsIn(text);
  if (words.some((_, at) => surpriseLength(words, at) > 0)) return true;
  return anything.has(words.filter((word) => !polite.has(word)).join(' '));
}

export function asksForFavourites(text: string): boolean {
  const words = wordsIn(text);
  return words.some((_, at) => popular.at(words, at));
}

/** "A glass of water, please", and nothing else. */
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
