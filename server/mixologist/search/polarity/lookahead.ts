// What stands before and after a segment.
import {
  additional,
  compared,
  liking,
  relative,
  trailing,
} from '#server/mixologist/search/lexicon/clauses.ts';
import type { Content } from '#server/mixologist/search/segment.ts';
import { marks } from '#server/words/tokenize.ts';
import { firstWord, kindOf, type Position, segmentAt } from './state.ts';

/** Whether something to drink follows within the clause. */
export function hasContentAhead(position: Position): boolean {
  const { segments, tokens } = position;
  // "Nothing that burns, smells of smoke or is bitter".
  let isRelative = false;
  for (let index = position.index + 1; index < segments.length; index++) {
    const { role, mark, content, from, to } = segments[index] ?? { from: 0, to: 0 };
    if (content) return true;
    if (relative.has(tokens[from] ?? '') && !marks.has(tokens[to] ?? ',')) isRelative = true;
    const isJoining = mark === ',' && (isRelative || isBeforeRelative({ ...position, index }));
    if (mark && mark !== ':' && !isJoining) return false;
    if (role === 'turn' || role === 'refusal') return false;
    if (role === 'request' && !isLikeness({ ...position, index })) return false;
  }
  return false;
}

/** "Nothing, that": the comma before a relative clause ends nothing. */
function isBeforeRelative({ segments, index, tokens }: Position): boolean {
  const { mark, to } = segments[index] ?? { to: 0 };
  return mark === ',' && relative.has(tokens[to] ?? '');
}

/** "Tastes like", and not "I like". */
export function isLikeness(position: Position): boolean {
  return firstWord(position) === 'like' && isComparison(position);
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

const adjective = /(e|y|eho|ych)$/;

/** "Nie mliečne a husté": two Slovak adjectives of the same form, joined by one word. */
export function isSameForm({ segments, index, tokens }: Position): boolean {
  const [before, here] = [segments[index - 2], segments[index]];
  const endingOf = (at: number) => adjective.exec(tokens[at] ?? '')?.[0];
  const ending = endingOf((here?.to ?? 0) - 1);
  return ending !== undefined && ending === endingOf((before?.to ?? 0) - 1);
}

/** "Gin over vodka", and not "over ice". */
export function isBetweenContents({ segments, index }: Position): boolean {
  return Boolean(segments[index - 1]?.content && segments[index + 1]?.content);
}

/**
 * Whether a negation stands behind what it denies: "gin nie a vodku tiež nie", "kokos neznášam
 * odjakživa". The English "a" joins nothing.
 */
export function isPostposed(position: Position): boolean {
  const { segments, index, tokens } = position;
  const before = contentBefore(position);
  if (!before) return false;
  const after = segments[index + 1];
  if (!after || after.mark || after.role === 'turn') return true;
  if (tokens[after.from] === 'a') return trailing.has(firstWord(position));
  return (
    after.role === 'both' ||
    after.role === 'either' ||
    (before.kind !== 'word' && hasOnlyWordsAhead(position))
  );
}

/** What was named last, at most some empty words before: "bublinky mi", "eggs? no". */
function contentBefore({ segments, index }: Position): Content | undefined {
  const after = segments[index + 1];
  const isAnswer = !after || after.mark !== undefined;
  for (const { role, mark, content } of segments.slice(Math.max(0, index - 3), index).reverse()) {
    if (mark === '?' && isAnswer) continue;
    if (content || role || mark) return content;
  }
  return undefined;
}

/** Whether all that follows within the clause are words that the lexicon does not have. */
function hasOnlyWordsAhead({ segments, index }: Position): boolean {
  for (const { role, mark, content } of segments.slice(index + 1)) {
    if (content && content.kind !== 'word') return false;
    if (mark || role === 'turn' || role === 'request') return true;
  }
  return true;
}

/** Whether what follows at once says something about a drink: "too sweet", "too harsh". */
export function isFollowedByContent({ segments, index }: Position): boolean {
  return segments[index + 1]?.content !== undefined;
}

/** Whether the next thing that is named is a drink. */
export function isDrinkNext({ segments, index }: Position): boolean {
  const next = segments.slice(index + 1).find(({ content }) => content)?.content;
  return next !== undefined && kindOf(next) === 'drink';
}
