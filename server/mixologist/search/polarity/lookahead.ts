// What stands before and after a segment.
import { additional } from '#server/mixologist/search/lexicon/clauses.ts';
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

/** "Like" compares, unless somebody likes: "I like", "I'd like", "would like". */
export function isComparison(position: Position): boolean {
  const { from, to } = segmentAt(position);
  if (firstWord(position) !== 'like' || to - from > 1) return false;
  const before = position.tokens[from - 1];
  return (
    before === undefined || !/^(i|id|we|you|they|he|she|would|really|also|both|do)$/.test(before)
  );
}
