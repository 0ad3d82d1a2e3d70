// Words of queries that ask for nothing in particular.
import en from './en/small-talk.json' with { type: 'json' };
import sk from './sk/small-talk.json' with { type: 'json' };

const greetings = new Set([...en.greetings.exact, ...sk.greetings.exact]);
const requests = [...en.requests.prefix, ...sk.requests.prefix];

export function isGreeting(word: string): boolean {
  return greetings.has(word);
}

/** A word of somebody who asks for any drink: "something good", "hocičo". */
export function isRequestWord(word: string): boolean {
  return requests.some((start) => word.startsWith(start));
}
