import {
  all,
  between,
  cancelling,
  excessive,
  linking,
  pronouns,
  relative,
} from '#language/lexicon/clauses.ts';
import { lessWords, moreWords } from '#language/lexicon/degrees.ts';
import type { Role } from '#language/lexicon/roles.ts';
import {
  hasContentAhead,
  isComparison,
  isCompound,
  isConceded,
  isDrinkNext,
  isFollowedByContent,
  isLikeness,
  isPostposed,
  isRefusedBehind,
  isResuming,
  lengthOfList,
  opensPhrase,
} from './lookahead.ts';
import { firstWord, implied, kindOf, type Position, type State, segmentAt } from './state.ts';
import { refuseNoticed } from './unnoticed.ts';

type Handler = (state: State, position: Position) => void;

export const roleHandlers: Readonly<Record<Role, Handler>> = {
  refusal: negate,
  negation: negate,
  instead: (state, position) => {
    negate(state, position);
    if (state.scope) state.scope.isSingle = true;
    state.isExample = true;
  },
  nor: (state, position) => {
    if (state.scope || isRefusedBehind(position)) state.join = 'either';
    else negate(state, position);
  },
  neutral: tolerate,
  drinking: negate,
  unnoticed: refuseNoticed,
  free: refuseCoordinated,
  less: (state, position) => {
    if (hasContentAhead(position)) {
      denyMildly(state);
      if (state.scope && hasLess(position)) state.scope.isLess = true;
    } else if (isLastOfAll(position) && pronouns.has(lastWord(position))) refuseLast(state);
    else softenLast(state);
  },
  than: denyMildly,
  softer: makeMilder,
  turn: (state) => {
    endScope(state);
    state.clause = state.statements.length;
    state.isExample = false;
  },
  request: (state, position) => {
    if (isLikeness(position)) compare(state, position);
    else endScope(state);
  },
  opening: endFinishedScope,
  like: (state, position) => {
    if (isComparison(position)) compare(state, position);
    else endScope(state);
  },
  either: (state) => {
    state.join = 'either';
  },
  both: (state, position) => {
    if (opensPhrase(position)) state.join = 'both';
  },
  maybe: (state) => {
    state.weight = 0.6;
  },
  little: (state) => {
    state.weight = 0.6;
    state.isModerate = true;
  },
  idle: (state, position) => {
    // "Nič viac kyslé".
    if (!isFollowedByContent(position)) return;
    if (moreWords.has(lastWord(position))) negate(state, position);
    // "Nič moc sladké".
    else if (firstWord(position) === 'nic') denyMildly(state);
  },
};

function endScope(state: State): void {
  state.scope = null;
  state.join = null;
}

/** A mild denial: "less sweet", "rather bitter than sweet". */
export function denyMildly(state: State): void {
  state.preferredFrom = Number.POSITIVE_INFINITY;
  state.scope = { isMild: true, isList: false, isAllergy: false, last: null };
  state.join = null;
}

/** An example follows. After a denial, the drink should differ from it. */
function compare(state: State, position: Position): void {
  const { from, to } = segmentAt(position);
  // "As a starter".
  if (firstWord(position) === 'as' && !isDrinkNext(position)) return;
  if (state.scope?.last) denyMildly(state);
  else if (state.scope) state.scope.isMild = true;
  else {
    state.isExample = true;
    state.isBetween = position.tokens.slice(from, to).some((word) => between.has(word));
  }
}

/** "I don't mind gin", "gin mi nevadí". */
function tolerate(state: State, position: Position): void {
  if (hasContentAhead(position) && !isPostposed(position)) {
    const scope = { isMild: false, isList: false, isAllergy: false, isNeutral: true, last: null };
    state.scope = scope;
  } else {
    for (const one of state.statements.slice(state.clause)) {
      if (one.polarity === 'wanted') one.polarity = 'neutral';
    }
    state.scope = null;
  }
  state.join = null;
}

/** Verbs of allergies, unlike verbs of dislike. */
const allergic = /allerg|alerg|intoler|^(cant|cannot) (have|eat)|^nesmie|^nemoz/;

/** Denies what follows. At the end it denies the content of the clause. */
function negate(state: State, position: Position): void {
  const { from, to, role } = segmentAt(position);
  const isAllergy = allergic.test(position.tokens.slice(from, to).join(' '));
  if (isDoubled(state, position)) {
    endScope(state);
    return;
  }
  if (role === 'negation' && isConceded(position)) {
    // Known to be unusual, but wanted.
    if (hasContentAhead(position) && !isPostposed(position)) tolerate(state, position);
    return;
  }
  if (hasContentAhead(position) && (role === 'instead' || !isPostposed(position))) {
    const keepsMild = state.scope?.isMild && state.scope.last === null;
    state.scope = {
      isMild: keepsMild ?? false,
      isList: role === 'refusal',
      isAllergy,
      last: null,
    };
  } else {
    if (!hasOwnObject(position)) refuseClause(state, position, isAllergy);
    state.scope = null;
  }
  state.isExample = false;
  state.join = null;
}

/** "Likes ginger and hates feeling left out": the refusal has an object that is not a drink. */
function hasOwnObject(position: Position): boolean {
  const { segments, index, tokens } = position;
  const next = segments[index + 1];
  if (segments[index - 1]?.role !== 'both' || !next || next.mark || next.role) return false;
  return !pronouns.has(tokens[next.from] ?? '');
}

/** "Nothing without rum", "nechcem nič, čo nemá alkohol": the second negation cancels the first. */
function isDoubled({ scope }: State, position: Position): boolean {
  if (!scope || scope.last !== null) return false;
  const before = position.tokens[segmentAt(position).from - 1] ?? '';
  return relative.has(before) || (cancelling.has(firstWord(position)) && !scope.isMild);
}

/** "Tequilu nie". "No, …" and "not, …" are replies and refuse nothing. */
function refuseClause(state: State, position: Position, isAllergy: boolean): void {
  // "No" alone is a reply.
  if (state.clause === state.statements.length && isResuming(position)) {
    state.clause = state.clauseBefore;
  }
  const first = isCompound(position)
    ? state.statements.length - Math.max(1, lengthOfList(position))
    : state.clause;
  const wanted = state.statements
    .slice(Math.max(first, state.clause))
    .filter(({ polarity }) => polarity === 'wanted');
  const { from, to } = segmentAt(position);
  const isAnswer = to - from === 1 && ['no', 'not'].includes(firstWord(position));
  if (wanted.length && (!isAnswer || isPostposed(position))) {
    for (const one of wanted) Object.assign(one, { polarity: 'refused', isAllergy });
    state.clause = state.statements.length;
  } else if (segmentAt(position).role === 'drinking')
    state.statements.push(implied({ kind: 'alcoholFree' }));
}

/** "Sugar and gluten free": refuses the last statement and others of its kind in the clause. */
function refuseCoordinated({ statements, clause }: State): void {
  const last = statements.at(-1);
  if (!last) return;
  for (const one of statements.slice(clause)) {
    if (one === last || kindOf(one.content) === kindOf(last.content)) one.polarity = 'refused';
  }
}

/** "Strong, but not too much": makes the last want moderate. */
function softenLast({ statements }: State): void {
  const last = statements.at(-1);
  if (last?.polarity !== 'wanted' || !['taste', 'strength'].includes(kindOf(last.content))) return;
  statements.push({ ...last, polarity: 'mild' });
}

const tasted: ReadonlySet<string> = new Set(['concept', 'quality']);

/** "Anything cold hurts, so not that". */
function refuseLast({ statements }: State): void {
  const last = statements.findLast(({ content: c }) =>
    c.kind === 'meanings' ? c.meanings.some(({ kind }) => tasted.has(kind)) : c.kind !== 'word',
  );
  if (last?.polarity === 'wanted') last.polarity = 'refused';
}

function hasLess(position: Position): boolean {
  const { from, to } = segmentAt(position);
  return position.tokens.slice(from, to).some((word) => lessWords.has(word));
}

function lastWord(position: Position): string {
  return position.tokens[segmentAt(position).to - 1] ?? '';
}

function isLastOfAll({ segments, index }: Position): boolean {
  return segments.slice(index + 1).every(({ mark }) => mark);
}

/** "Not too" makes a pending negation mild. "Too" alone is a mild negation. */
function makeMilder(state: State, position: Position): void {
  // "Not that sweet", not "nothing that has".
  if (firstWord(position) === 'that' && !isFollowedByContent(position)) return;
  const isExcess = excessive.has(firstWord(position)) && isFollowedByContent(position);
  if (state.scope?.last === null) state.scope.isMild = true;
  else if (isExcess && !state.scope) {
    refuseConcepts(state);
    denyMildly(state);
  } else if (firstWord(position) === 'so') state.scope = null;
}

/** "Spirits are too harsh": refuses the concepts of the clause. */
function refuseConcepts({ statements, clause }: State): void {
  for (const one of statements.slice(clause)) {
    const isThing = ['concept', 'drink'].includes(kindOf(one.content));
    if (!isThing || one.polarity !== 'wanted') continue;
    one.polarity = 'refused';
    one.isExample = kindOf(one.content) === 'drink';
  }
}

/** "No gin, something fruity": ends a negation that has an object, unless a list continues. */
function endFinishedScope(state: State, position: Position): void {
  const { scope, join } = state;
  // "Hates coffee and anything with cream".
  if (scope?.last && scope.isList && join === 'both' && all.has(firstWord(position))) {
    state.join = 'either';
    return;
  }
  const isLinked = linking.has(firstWord(position)) && scope?.isList && join !== null;
  if (scope?.last && join !== 'either' && !isLinked) state.scope = null;
}
