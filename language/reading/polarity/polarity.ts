// "No rum or gin", "tequilu nie", "not too sweet, but strong". Marks and function words change the
// state. Content becomes a statement with the current polarity.
import {
  better,
  continuing,
  contrasting,
  isAdjective,
  isPreparing,
  lesser,
  other,
  preferring,
} from '#language/lexicon/clauses.ts';
import type { Content, Segment } from '#language/reading/segment.ts';
import {
  isBetweenContents,
  isListItem,
  isSameForm,
  isWithinList,
  listEndsWithOr,
  opensPhrase,
} from './lookahead.ts';
import { denyMildly, roleHandlers } from './roles.ts';
import {
  type ContentKind,
  firstWord,
  initialState,
  kindOf,
  type Position,
  type Scope,
  type State,
  type Statement,
  segmentAt,
} from './state.ts';
import { beMild, isHidden, isSameContent } from './unnoticed.ts';

export function resolvePolarity(
  segments: readonly Segment[],
  tokens: readonly string[],
): Statement[] {
  const state = initialState();
  segments.forEach(({ mark, role, content }, index) => {
    const position: Position = { segments, index, tokens };
    trackPhrase(state, position);
    if (mark) applyMark(state, position, mark);
    else if (isLessLiked(state, position)) denyMildly(state);
    else if (role) roleHandlers[role](state, position);
    if (content) addStatement(state, position, content);
  });
  return withoutNeutral(
    state.statements.flatMap((one, _, all) => inParts(one, all)),
    tokens,
  );
}

/** Refusing gin and tonic refuses both, unless one is wanted: "gin, but no gin and tonic". */
function inParts(statement: Statement, all: readonly Statement[]): Statement[] {
  const { parts = [], polarity } = statement;
  const isWanted = parts.some((part) =>
    all.some((one) => one.polarity === 'wanted' && isSameContent(one.content, part)),
  );
  const isSplit = polarity === 'refused' && parts.length > 1 && !isWanted;
  return [statement, ...(isSplit ? parts.map((content) => ({ ...statement, content })) : [])];
}

/**
 * Neutral statements count only where nothing else is wanted. Beside "something else" they are
 * refused.
 */
function withoutNeutral(statements: readonly Statement[], tokens: readonly string[]): Statement[] {
  const isKept = !statements.some(({ polarity }) => polarity === 'wanted');
  const isOther = tokens.some((token) => other.has(token));
  return statements.flatMap((one): Statement[] => {
    if (one.polarity !== 'neutral') return [one];
    if (isOther) return [{ ...one, polarity: 'refused' }];
    return isKept ? [{ ...one, polarity: 'wanted', weight: one.weight / 2 }] : [];
  });
}

/** Counts phrases. "But" and "lighter" continue the phrase of the last content. */
export function trackPhrase(state: State, position: Position): void {
  const word = firstWord(position);
  if (preferring.has(word)) state.preferredFrom = state.statements.length;
  if (contrasting.has(word)) state.isContrast = state.statements.length > 0;
  if (isPreparing(word)) state.isPreparation = true;
  if (opensPhrase(position)) state.phrase++;
  else if (continuing.has(word) || segmentAt(position).isMore) {
    state.phrase = state.statements.at(-1)?.phrase ?? state.phrase;
  }
}

/** A comma may join. A full stop ends every negation. A colon does neither. */
export function applyMark(state: State, position: Position, mark: string): void {
  state.isExample = false;
  state.isBetween = false;
  state.isPreparation = false;
  state.preferredFrom = Number.POSITIVE_INFINITY;
  const isWithin = mark === ',' && isWithinList(position);
  if (mark === ',') state.join = 'comma';
  else if (mark !== ':') {
    state.scope = null;
    state.join = null;
    state.isContrast = false;
  }
  // "Eggs? No": the subject of a question may still be refused.
  state.isAsked = mark === '?';
  if (mark !== ':' && mark !== '?' && !isWithin && !(mark === ',' && state.scope)) {
    if (mark === ',') state.clauseBefore = state.clause;
    state.clause = state.statements.length;
  }
}

/** "Radšej horké ako sladké", "gin over vodka": the lesser choice follows. */
function isLessLiked(state: State, position: Position): boolean {
  const word = firstWord(position);
  if (better.has(word)) return isBetweenContents(position);
  return lesser.has(word) && state.statements.length > state.preferredFrom;
}

/** "Minty" is a taste. "Gin and tonic" is two things. */
function kindAt(position: Position, content: Content): ContentKind {
  const { parts, from } = segmentAt(position);
  if (parts) return 'concept';
  const kind = kindOf(content);
  return kind === 'concept' && isAdjective(position.tokens[from] ?? '') ? 'taste' : kind;
}

export function addStatement(state: State, position: Position, content: Content): void {
  const segment = segmentAt(position);
  const kind = kindAt(position, content);
  const isDrink = kindOf(content) === 'drink';
  if (state.isAsked) state.clause = state.statements.length;
  state.isAsked = false;
  if (state.scope && !reaches(state.scope, kind, state.join, position)) state.scope = null;
  if (state.join !== 'either') state.group++;
  const { scope, group, phrase, weight, isModerate, isContrast, isPreparation } = state;
  const isMore = segment.isMore ?? false;
  const isDenied = segment.isDenied || scope !== null;
  const isMild = segment.isExcess || ((scope?.isMild || isMore) && !segment.isDenied);
  const isUnnoticed = scope?.isUnnoticed && isHidden(content, state);
  const denial = scope?.isNeutral
    ? 'neutral'
    : isUnnoticed
      ? 'wanted'
      : isMild
        ? 'mild'
        : 'refused';
  const polarity = isDenied ? denial : 'wanted';
  state.statements.push({
    content,
    parts: segment.parts,
    polarity,
    weight,
    group,
    phrase,
    isModerate,
    isExample: state.isExample && isDrink,
    isAllergy: polarity === 'refused' && (scope?.isAllergy ?? false),
    isContrast,
    isComparative: isMore,
    isLess: isMild && (scope?.isLess ?? false),
    isPreparation,
  });
  if (isUnnoticed) beMild(state);
  if (scope) scope.last = kind;
  if (isDrink) {
    state.isExample = state.isBetween;
    state.isBetween = false;
  }
  state.join = null;
  state.weight = 1;
  state.isModerate = false;
}

/** "No rum or gin", not "no rum, fruity". */
export function reaches(
  scope: Scope,
  kind: ContentKind,
  join: State['join'],
  position: Position,
): boolean {
  if (scope.last === null || join === 'either') return true;
  if (scope.isSingle && join !== 'both') return false;
  const isSame = scope.last === kind;
  if (join === 'both')
    return (isSame || (scope.last !== 'word' && isSameForm(position))) && !scope.isMild;
  if (join === 'comma') {
    const isListed = !scope.isMild && isListItem(position);
    return isSame && (isListed || scope.isList || listEndsWithOr(position));
  }
  return (
    scope.last === 'word' ||
    scope.last === 'strength' ||
    isSame ||
    (scope.last === 'taste' && !scope.isMild)
  );
}
