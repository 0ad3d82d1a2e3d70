// "My wife drives, make mine a double", "my sister is pregnant, something for her".

import type { Span } from '#language/words/templates.ts';
import { marks } from '#language/words/tokenize.ts';
import { isAlcoholAt, namesAlcohol } from './alcohol-names.ts';
import { orderWords } from './order-words.ts';

const orders = orderWords.words('orders');
const ours = orderWords.words('ours');
const theirs = orderWords.words('theirs');
const receivers = orderWords.words('receivers');
const settled = orderWords.words('settled');
const also = orderWords.words('also');

const longestOrder = 4;

/** Somebody else gets a drink, from this token on: "she wants", "something for her". */
export function isForThem(tokens: readonly string[], from = 0): boolean {
  return tokens.some((token, at) => {
    if (at < from || !theirs.has(token)) return false;
    if (receivers.has(tokens[at - 1] ?? '')) return true;
    // "And she has her lemonade": she has a drink already.
    const next = tokens[at + 1];
    if (next !== undefined && settled.has(next)) return false;
    const isPossessive =
      next !== undefined &&
      ((token === 'her' && !marks.has(next)) || (token === 'jej' && isAlcoholAt(tokens, at + 1)));
    // "Za ňu": a toast, not a drink for her.
    return !isPossessive && tokens[at - 1] !== 'za';
  });
}

/** "My sister is pregnant, and me too". */
export function isAlsoOwn(tokens: readonly string[]): boolean {
  return tokens.some((_, at) =>
    [2, 3].some((length) => also.has(tokens.slice(at, at + length).join(' '))),
  );
}

/** The writer orders outside of the clause. `isShared`: orders for a company count too. */
export function isOrdered(tokens: readonly string[], clause: Span, isShared: boolean): boolean {
  if (namesAlcohol(tokens, clause.to)) return true;
  return tokens.some((_, at) => {
    if (clause.from <= at && at < clause.to) return false;
    for (let length = 1; length <= longestOrder; length++) {
      const phrase = tokens.slice(at, at + length).join(' ');
      if (orders.has(phrase) || (isShared && ours.has(phrase))) return true;
    }
    return false;
  });
}
