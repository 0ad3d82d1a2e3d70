import { languages } from '#domain/languages.ts';
import { listsOf } from '#language/words/lists.ts';
import { PhraseTable, phrasesFor } from '#language/words/phrase-table.ts';
import { roleAt } from './roles.ts';

export const smallTalk = listsOf('wishes/small-talk', [
  'greetings',
  'requests',
  'thanks',
  'surprises',
  'anything',
  'favourites',
  'water',
  'waterFillers',
]);

const surprising = new PhraseTable(
  languages.flatMap((one) => phrasesFor(smallTalk.pieces('surprises', one), true)),
);
const greetings = smallTalk.words('greetings');
const isRequestWord = smallTalk.matcher('requests');

export function isGreeting(word: string): boolean {
  return greetings.has(word);
}

/** Tokens that leave the choice to the bar: "dealer's choice". */
export function surpriseLength(tokens: readonly string[], from: number): number {
  return surprising.at(tokens, from)?.length ?? 0;
}

/** Asks for any drink: "surprise me", "čo odporúčate", "something good". */
export function isRequest(tokens: readonly string[]): boolean {
  return tokens.some((token, at) => {
    const role = roleAt(tokens, at)?.role;
    if (role === 'request' || role === 'opening' || isRequestWord(token)) return true;
    return surpriseLength(tokens, at) > 0;
  });
}
