// Words of queries that ask for nothing in particular.
import en from '#language/vocabulary/search/en/small-talk.json' with { type: 'json' };
import sk from '#language/vocabulary/search/sk/small-talk.json' with { type: 'json' };
import { roleAt } from './roles.ts';

const greetings = new Set([...en.greetings.exact, ...sk.greetings.exact]);
const requests = [...en.requests.prefix, ...sk.requests.prefix];

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

function isRequestWord(word: string): boolean {
  return requests.some((start) => word.startsWith(start));
}
