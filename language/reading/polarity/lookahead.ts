import {
  additional,
  ailments,
  compared,
  impersonal,
  indefinite,
  knowing,
  liking,
  ofWhat,
  praising,
  relative,
  resuming,
  trailing,
} from '#language/lexicon/clauses.ts';
import type { Content, Segment } from '#language/reading/segment.ts';
import { marks } from '#language/words/tokenize.ts';
import { firstWord, kindOf, type Position, segmentAt } from './state.ts';

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
  // "Nič, v čom".
  const isLinked = (tokens[to] ?? '').length <= 2 && relative.has(tokens[to + 1] ?? '');
  return mark === ',' && (isLinked || relative.has(tokens[to] ?? ''));
}

/** "Tastes like", not "I like". */
export function isLikeness(position: Position): boolean {
  return firstWord(position) === 'like' && isComparison(position);
}

/**
 * "No gin, vodka or rum", "nie sladké, kyslé ani horké": the last conjunction makes it one list.
 */
export function listEndsWithOr({ segments, index }: Position): boolean {
  let before = segments[index];
  for (const segment of segments.slice(index + 1)) {
    const { role, mark, content } = segment;
    if (role === 'either' || role === 'both') return true;
    // After a comma, "nor" starts its own refusal.
    if (role === 'nor' && before?.content) return true;
    before = segment;
    if (!content && mark !== ',') return false;
  }
  return false;
}

/** Whether a new phrase starts. Slovak "a" joins only after something to drink. */
export function opensPhrase(position: Position): boolean {
  const { role, mark } = segmentAt(position);
  const word = firstWord(position);
  if (word === 'a') return position.segments[position.index - 1]?.content !== undefined;
  if (mark && mark !== ':') return true;
  return role === 'either' || role === 'both' || additional.has(word);
}

/** "Like" compares, except as a verb: "I like", "we would really like a". */
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

/** "Nie mliečne a husté": two joined Slovak adjectives of the same form. */
export function isSameForm({ segments, index, tokens }: Position): boolean {
  const [before, here] = [segments[index - 2], segments[index]];
  const endingOf = (at: number) => adjective.exec(tokens[at] ?? '')?.[0];
  const ending = endingOf((here?.to ?? 0) - 1);
  return ending !== undefined && ending === endingOf((before?.to ?? 0) - 1);
}

/** "Gin over vodka", not "over ice". */
export function isBetweenContents({ segments, index }: Position): boolean {
  return Boolean(segments[index - 1]?.content && segments[index + 1]?.content);
}

/** A negation after what it denies: "gin nie a vodku tiež nie", "kokos neznášam odjakživa". */
export function isPostposed(position: Position): boolean {
  const { segments, index, tokens } = position;
  const before = contentBefore(position);
  if (!before) return false;
  const after = segments[index + 1];
  if (!after || after.mark || after.role === 'turn' || isCompound(position)) return true;
  if (tokens[after.from] === 'a') return trailing.has(firstWord(position));
  return isJoining(after) || (before.kind !== 'word' && hasOnlyWordsAhead(position));
}

/** "A nut allergy", not "an allergy to nuts": a new thought follows. */
export function isCompound({ segments, index, tokens }: Position): boolean {
  const { from, to } = segments[index] ?? { from: 0, to: 0 };
  if (!segments[index - 1]?.content || !ailments.has(tokens[from] ?? '')) return false;
  return to - from === 1 && !ofWhat.has(tokens[to] ?? '');
}

/** "Gin, no thanks", "gin, ten nie": the negation refers to what was named before the comma. */
export function isResuming(position: Position): boolean {
  const { segments, index, tokens } = position;
  const { from, to } = segmentAt(position);
  const before = segments[index - 1];
  if (before && resuming.has(tokens[before.from] ?? '')) return segments[index - 2]?.mark === ',';
  return to - from > 1 && before?.mark === ',';
}

/** "I know it isn't done", "viem, že sa to nerobí": a concession, not a refusal. */
export function isConceded(position: Position): boolean {
  const { tokens } = position;
  let at = segmentAt(position).from - 1;
  while (impersonal.has(tokens[at] ?? '') || tokens[at] === ',') at--;
  return knowing.has(tokens[at] ?? '');
}

function isJoining({ role }: Segment): boolean {
  return role === 'both' || role === 'either' || role === 'nor';
}

/**
 * A comma within a list that starts its clause: "gin, vodku nechcem", not "chcem gin, vodku nie".
 */
export function isWithinList({ segments, index }: Position): boolean {
  const next = segments.slice(index + 1).find((one) => !isJoining(one) && !isEmpty(one));
  if (!isThing(next)) return false;
  const before = segments.slice(0, index).reverse();
  const start = before.find((one) => !isThing(one) && !isJoining(one) && !isEmpty(one));
  return isThing(before[0]) && (start === undefined || start.mark !== undefined);
}

/** The length of the list right before: "an egg and nut allergy". */
export function lengthOfList({ segments, index }: Position): number {
  const before = segments.slice(0, index).reverse();
  const length = before.findIndex((one) => !isThing(one) && !isJoining(one) && one.mark !== ',');
  return before.slice(0, length < 0 ? before.length : length).filter(isThing).length;
}

/** "Gin ani rum nechcem": the negation follows the list. */
export function isRefusedBehind({ segments, index }: Position): boolean {
  const end = segments
    .slice(index + 1)
    .find((one) => !one.content && !isJoining(one) && !isEmpty(one) && one.mark !== ',');
  return end?.role === 'negation' || end?.role === 'refusal' || end?.role === 'drinking';
}

/**
 * "No vodka, gin", not "no vodka, a gin drink", "no vodka, gin instead" or "no chilli, ginger is
 * fine".
 */
export function isListItem({ segments, index, tokens }: Position): boolean {
  const here = segments[index];
  const next = segments[index + 1];
  const isPraised =
    next && (next.role === 'turn' || isEmpty(next)) && praising.has(tokens[next.from] ?? '');
  return isThing(here) && !isPraised && !indefinite.has(tokens[(here?.from ?? 0) - 1] ?? '');
}

function isEmpty({ role, mark, content }: Segment): boolean {
  return !role && !mark && !content;
}

function isThing(segment: Segment | undefined): boolean {
  const { content, parts } = segment ?? {};
  if (parts) return true;
  return content?.kind === 'meanings' && content.meanings.some(({ kind }) => kind === 'concept');
}

/** The last content, a few empty words before: "bublinky mi", "eggs? no". */
function contentBefore({ segments, index }: Position): Content | undefined {
  const after = segments[index + 1];
  const isAnswer = !after || after.mark !== undefined;
  for (const { role, mark, content } of segments.slice(Math.max(0, index - 3), index).reverse()) {
    if (mark === '?' && isAnswer) continue;
    if (content || role || mark) return content;
  }
  return undefined;
}

function hasOnlyWordsAhead({ segments, index }: Position): boolean {
  for (const { role, mark, content } of segments.slice(index + 1)) {
    if (content && content.kind !== 'word') return false;
    if (mark || role === 'turn' || role === 'request') return true;
  }
  return true;
}

/** Something about the drink follows directly: "too sweet", "too harsh". */
export function isFollowedByContent({ segments, index }: Position): boolean {
  return segments[index + 1]?.content !== undefined;
}

export function isDrinkNext({ segments, index }: Position): boolean {
  const next = segments.slice(index + 1).find(({ content }) => content)?.content;
  return next !== undefined && kindOf(next) === 'drink';
}
