// What stands before and after a segment.
import { additional, compared, liking } from '#server/mixologist/search/lexicon/clauses.ts';
import { marks } from '#server/words/tokenize.ts';
import { firstWord, type Position, segmentAt } from './state.ts';

/** Whether something to drink follows within the clause. */
export function hasContentAhead({ segments, index }: Position): boolean {
  for (const { role, mark, content } of segments.slice(index + 1)) {
    if (content) return true;
    if (mark && mark !== ':') return false;
    if (role === 'turn' || role === 'request' || role === 'refusal') return false;
  }
  return false;
}

/** "no gin, vodka or rum": the "or" makes one list of it. */
export function listEndsWithOr({ segments, index }: Position): boolean {
  for (const { role, mark, content } of segments.slice(index + 1)) {
    if (role === 'either' || role === 'both') return true;
    if (!content && mark !== ',') return false;
  }
  return false;
}

/** Whether a new phrase starts here. The Slovak "a" joins only after something to drink. */
export function opensPhrase(position: Position): boolean {
  const { role, mark } = segmentAt(position);
  const word = firstWord(position);
  if (word === 'a') return position.segments[position.index - 1]?.content !== undefined;
  if (mark && mark !== ':') return true;
  return role === 'either' || role === 'both' || additional.has(word);
}

/** "Like" compares, unless somebody likes: "I like", "we would really like a". */
export function isComparison(position: Position): boolean {
  const { from } = segmentAt(position);
  if (firstWord(position) !== 'like') return true;
  for (let at = from - 1; at >= from - 3; at--) {
    const before = position.tokens[at];
    if (before === undefined || marks.has(before) || compared.has(before)) return true;
    if (liking.has(before)) return false;
  }
  return true;
}
