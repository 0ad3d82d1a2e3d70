// Words of queries that ask for nothing in particular.
import { listsOf } from '#language/words/lists.ts';
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

const greetings = smallTalk.words('greetings');
const isRequestWord = smallTalk.matcher('requests');

export function isGreeting(word: string): boolean {
  return greetings.has(word);
}

/** Whether somebody asks for any drink: "surprise me", "čo odporúčate", "something good". */
export function isRequest(tokens: readonly string[]): boolean {
  return tokens.some((token, at) => {
    const role = roleAt(tokens, at)?.role;
    return role === 'request' || role === 'opening' || isRequestWord(token);
  });
}
