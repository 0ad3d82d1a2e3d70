// Statements about things instead of the writer: "the lyrics are sober", "gold fever, a whisky".

import { listsOf } from '#language/words/lists.ts';
import type { Span } from '#language/words/templates.ts';
import { namesAlcohol } from './alcohol-names.ts';
import { isForThem } from './orders.ts';
import {
  clauseAround,
  isClaim,
  isFirstPerson,
  isLight,
  isOther,
  isPastIn,
  isSelf,
  languageOf,
} from './subjects.ts';

const lists = listsOf('safety/things', ['firsts', 'benefits', 'finite', 'weak', 'pressing']);
const isFirst = lists.matcher('firsts');
const benefits = lists.words('benefits');
const finite = lists.words('finite');
const isThing = lists.matcher('weak');
const pressing = lists.words('pressing');

/** "Tesla stock went up", "the lyrics are sad". "Driver here" alone may be the writer. */
export function isOfThing(tokens: readonly string[], span: Span): boolean {
  const clause = clauseAround(tokens, span);
  const words = tokens.slice(clause.from, clause.to);
  if (isPersonal(tokens, words)) return false;
  const isPast = isPastIn(tokens);
  // "Iftar is at nine": a verb right after it makes it a present reason.
  return tokens.slice(span.to + 1, clause.to).some((token) => finite.has(token) || isPast(token));
}

function isPersonal(tokens: readonly string[], words: readonly string[]): boolean {
  const isSaid = words.some(
    (token) => isFirst(token) || benefits.has(token) || isSelf(token) || isOther(token),
  );
  if (isSaid) return true;
  if (languageOf(tokens) === 'sk') {
    // Slovak verbs in the first person and some nouns have these endings.
    if (words.some((token) => /(?:[aeiou]m|me)$/.test(token) && !/om$/.test(token))) return true;
  }
  // "Tom has cirrhosis, what can he drink?"
  return isForThem(tokens);
}

/** "Zlatá horúčka, niečo s whisky": a thing beside other words, with an order of alcohol. */
export function isWeak(tokens: readonly string[], span: Span): boolean {
  if (!tokens.slice(span.from, span.to).some(isThing)) return false;
  const clause = clauseAround(tokens, span);
  const words = tokens.slice(clause.from, clause.to);
  const isMore = words.filter((token) => !isLight(token)).length > span.to - span.from;
  if (!isMore || !namesAlcohol(tokens, span.to) || isForThem(tokens)) return false;
  if (!isPersonal(tokens, words)) return true;
  // "I lost my racing bet": nothing about now, and nothing that the writer is or has.
  const before = tokens.slice(Math.max(clause.from, span.from - 3), span.to);
  if (before.some((token) => isFirst(token) || isClaim(token) || isFirstPerson(token)))
    return false;
  return !words.some((token) => pressing.has(token) || benefits.has(token));
}
