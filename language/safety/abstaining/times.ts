// The time of a reason: "when I was pregnant", "the shift is over", "finished my last exam".

import { listsOf } from '#language/words/lists.ts';
import type { Span } from '#language/words/templates.ts';
import { marks } from '#language/words/tokenize.ts';
import { clauseAround, isLight } from './subjects.ts';

const lists = listsOf('safety/times', [
  'over',
  'ahead',
  'ended',
  'rid',
  'ago',
  'past',
  'still',
  'yesterday',
  'before',
  'years',
]);
const over = lists.words('over');
const ahead = lists.words('ahead');
const isEnded = lists.matcher('ended');
const isRidOf = lists.matcher('rid');
const ago = lists.words('ago');
const isPast = lists.matcher('past');
const still = lists.words('still');
const before = lists.words('before');
const years = lists.words('years');
const yesterday = lists.words('yesterday');

const endedWithin = 5;
const longestAgo = 3;

/** "The shift is finally over", "pôst je už za nami", not "is over at ten". */
export function isOver(tokens: readonly string[], { to }: Span): boolean {
  let at = to;
  while (isLight(tokens[at])) at++;
  for (const length of [1, 2, 3]) {
    const isSaid = over.has(tokens.slice(at, at + length).join(' '));
    if (isSaid) return !ahead.has(tokens[at + length] ?? '');
  }
  return false;
}

/** "Finished my last night shift", "skončil ramadán". */
export function isEndedBefore(tokens: readonly string[], span: Span): boolean {
  return isBehind(tokens, span, isEnded);
}

/** "Sold my car", "auto som predal". */
export function isRid(tokens: readonly string[], span: Span): boolean {
  const { to } = clauseAround(tokens, span);
  const after = tokens.slice(span.to, Math.min(to, span.to + endedWithin));
  return isBehind(tokens, span, isRidOf) || after.some(isRidOf);
}

function isBehind(tokens: readonly string[], span: Span, is: (token: string) => boolean): boolean {
  const clause = clauseAround(tokens, span);
  const start = Math.max(clause.from, span.from - endedWithin);
  const at = tokens.findIndex((token, n) => n >= start && n < span.from && is(token));
  return at >= 0 && !isStill(tokens, span);
}

/** "When I was pregnant with him", "years ago", "kedysi", "in my school days". */
export function isLongAgo(tokens: readonly string[], span: Span): boolean {
  if (isStill(tokens, span)) return false;
  const { from, to } = clauseAround(tokens, span);
  const opening = tokens[from - 1] ?? '';
  const start = marks.has(opening) ? from : Math.max(0, from - 1);
  for (let at = start; at < to; at++) {
    if (at >= span.from && at < span.to) continue;
    if (isPast(tokens[at] ?? '')) return true;
    // "Pred desiatimi rokmi".
    if (before.has(tokens[at] ?? '') && tokens.slice(at + 1, at + 3).some((one) => years.has(one)))
      return true;
    for (let length = 1; length <= longestAgo; length++) {
      if (ago.has(tokens.slice(at, at + length).join(' '))) return true;
    }
  }
  return false;
}

function isStill(tokens: readonly string[], { from, to }: Span): boolean {
  return tokens.some(
    (token, at) =>
      // "Never again".
      still.has(token) && tokens[at - 1] !== 'never' && at > from - 10 && at < to + 6,
  );
}

/** "Včera som mal zápas". */
export function isOfYesterday(tokens: readonly string[], span: Span): boolean {
  const { from, to } = clauseAround(tokens, span);
  return tokens.slice(from, to).some((token) => yesterday.has(token)) && !isStill(tokens, span);
}
