// Who is denied by whom: "no rum or gin", "tequilu nie", "not too sweet, but strong".
import { additional, continuing, isComparative, linking, preferring } from './lexicon/clauses.ts';
import type { Meaning } from './lexicon/meanings.ts';
import type { Content, Segment } from './segment.ts';

type Polarity = 'wanted' | 'mild' | 'refused';

export interface Said {
  content: Content;
  polarity: Polarity;
  weight: number;
  group: number;
  /** What is said in one breath: "a spicy margarita", and not "a margarita, or something spicy". */
  phrase: number;
  isModerate: boolean;
  isModel: boolean;
  /** Refused by somebody who would fall ill of it. */
  isAllergy: boolean;
}

type Sort = 'taste' | 'concept' | 'strength' | 'word' | 'drink';

function sortOf(content: Content): Sort {
  if (content.kind !== 'meanings') return content.kind;
  const [first] = content.meanings;
  if (first?.kind === 'quality') return 'taste';
  return first?.kind === 'strength' ? 'strength' : 'concept';
}

interface Scope {
  isMild: boolean;
  /** "Allergic to nuts, eggs": a list of concepts may follow without any "or". */
  isList: boolean;
  isAllergy: boolean;
  last: Sort | null;
}

export function resolvePolarity(segments: readonly Segment[], tokens: readonly string[]): Said[] {
  const said: Said[] = [];
  let scope: Scope | null = null;
  let join: 'either' | 'both' | 'comma' | null = null;
  let clause = 0;
  let group = 0;
  let phrase = 0;
  let weight = 1;
  let isModerate = false;
  let isModel = false;
  /** From here on something is said to be liked better than something else. */
  let preferredFrom = Number.POSITIVE_INFINITY;

  segments.forEach((segment, n) => {
    const { role, mark, content } = segment;
    const word = tokens[segment.from] ?? '';
    if (preferring.has(word)) preferredFrom = said.length;
    if (opensPhrase(segments, n, word)) phrase++;
    else if (continuing.has(word) || isComparative(word)) phrase = said.at(-1)?.phrase ?? phrase;
    if (mark) {
      isModel = false;
      preferredFrom = Number.POSITIVE_INFINITY;
      if (mark === ',') join = 'comma';
      else if (mark !== ':') {
        scope = null;
        join = null;
      }
      if (mark !== ':' && !(mark === ',' && scope)) clause = said.length;
    } else if (role === 'negation' || role === 'refusal' || role === 'drinking') {
      const isAhead = hasContentAhead(segments, n);
      const isAllergy = allergic.test(tokens.slice(segment.from, segment.to).join(' '));
      if (isAhead) {
        const isList = role === 'refusal';
        const keepsMild = scope?.isMild && scope.last === null;
        scope = { isMild: keepsMild ?? false, isList, isAllergy, last: null };
      } else {
        const earlier = said.slice(clause).filter((one) => one.polarity === 'wanted');
        // "No, …" and "nie, …" answer somebody; they refuse nothing.
        if (earlier.length && !(word === 'no' || word === 'not')) {
          for (const one of earlier) Object.assign(one, { polarity: 'refused', isAllergy });
        } else if (role === 'drinking') said.push(alcoholRefused());
        scope = null;
      }
      isModel = false;
      join = null;
    } else if (role === 'free') {
      flipCoordinated(said, clause);
    } else if (role === 'less' && !hasContentAhead(segments, n)) {
      soften(said);
    } else if (
      role === 'less' ||
      role === 'than' ||
      (word === 'ako' && said.length > preferredFrom)
    ) {
      preferredFrom = Number.POSITIVE_INFINITY;
      scope = { isMild: true, isList: false, isAllergy: false, last: null };
      join = null;
    } else if (role === 'softer') {
      const opened: Scope | null = scope;
      if (opened && opened.last === null) opened.isMild = true;
      else if (word === 'so') scope = null;
    } else if (role === 'turn' || role === 'wish') {
      scope = null;
      join = null;
      if (role === 'turn') {
        clause = said.length;
        isModel = false;
      }
      if (role === 'wish' && isComparison(segments, n, tokens)) isModel = true;
    } else if (role === 'opening') {
      const isLink = linking.has(word);
      const goesOn = join === 'either' || (isLink && scope?.isList && join !== null);
      if (scope?.last && !goesOn) scope = null;
    } else if (role === 'like') {
      isModel = true;
    } else if (role === 'either') join = 'either';
    else if (role === 'both') join = 'both';
    else if (role === 'maybe') weight = 0.6;
    else if (role === 'little') {
      weight = 0.6;
      isModerate = true;
    }

    if (!content) return;
    const sort = sortOf(content);
    if (scope && !goesOn(scope, sort, join, segments, n)) scope = null;
    if (join !== 'either') group++;
    const isDenied = segment.isDenied || scope !== null;
    const isMild = segment.isExcess || (scope?.isMild && !segment.isDenied);
    const polarity = !isDenied ? 'wanted' : isMild ? 'mild' : 'refused';
    said.push({
      content,
      polarity,
      weight,
      group,
      phrase,
      isModerate,
      isModel: isModel && content.kind === 'drink',
      isAllergy: polarity === 'refused' && (scope?.isAllergy ?? false),
    });
    if (scope) scope.last = sort;
    if (content.kind === 'drink') isModel = false;
    join = null;
    weight = 1;
    isModerate = false;
  });
  return said;
}

function alcoholRefused(): Said {
  const meanings: Meaning[] = [{ kind: 'alcoholFree' }];
  const content: Content = { kind: 'meanings', meanings };
  return {
    content,
    polarity: 'wanted',
    weight: 1,
    group: 0,
    phrase: -1,
    isModerate: false,
    isModel: false,
    isAllergy: false,
  };
}

/** "A" joins in Slovak, but only what stands before it. */
function opensPhrase(segments: readonly Segment[], n: number, word: string): boolean {
  const { role, mark } = segments[n] ?? {};
  if (word === 'a') return segments[n - 1]?.content !== undefined;
  return (mark && mark !== ':') || role === 'either' || role === 'both' || additional.has(word);
}

/** Whether a denial reaches this far: "no rum or gin", "not sweet, sour" and "no rum, fruity". */
function goesOn(
  scope: Scope,
  sort: Sort,
  join: 'either' | 'both' | 'comma' | null,
  segments: readonly Segment[],
  n: number,
): boolean {
  if (scope.last === null || join === 'either') return true;
  const isSame = scope.last === sort;
  if (join === 'both') return isSame && !scope.isMild;
  if (join === 'comma') return isSame && (scope.isList || listEndsWithOr(segments, n));
  return (
    scope.last === 'word' ||
    scope.last === 'strength' ||
    isSame ||
    (scope.last === 'taste' && !scope.isMild)
  );
}

/** What is said of what makes one ill, beside what one does not like. */
const allergic = /allerg|alerg|intoler|^(cant|cannot) (have|eat)|^nesmie|^nemoz/;
function hasContentAhead(segments: readonly Segment[], n: number): boolean {
  for (const { role, mark, content } of segments.slice(n + 1)) {
    if (content) return true;
    if (mark && mark !== ':') return false;
    if (role === 'turn' || role === 'wish' || role === 'refusal') return false;
  }
  return false;
}

/** "no gin, vodka or rum": the "or" makes one list of it. */
function listEndsWithOr(segments: readonly Segment[], n: number): boolean {
  for (const { role, mark, content } of segments.slice(n + 1)) {
    if (role === 'either' || role === 'both') return true;
    if (!content && mark !== ',') return false;
  }
  return false;
}

/** "Strong, but not too much": what was just asked for, in moderation. */
function soften(said: Said[]): void {
  const last = said.at(-1);
  if (last?.polarity !== 'wanted' || !['taste', 'strength'].includes(sortOf(last.content))) return;
  said.push({ ...last, polarity: 'mild' });
}

/** "Sugar and gluten free": all that is joined to what is free. */
function flipCoordinated(said: readonly Said[], clause: number): void {
  const last = said.at(-1);
  if (!last) return;
  for (const one of said.slice(clause)) {
    if (one === last || sortOf(one.content) === sortOf(last.content)) one.polarity = 'refused';
  }
}

/** "Like" compares, unless somebody likes: "I like", "I'd like", "would like". */
function isComparison(segments: readonly Segment[], n: number, tokens: readonly string[]): boolean {
  const segment = segments[n];
  if (!segment || tokens[segment.from] !== 'like' || segment.to - segment.from > 1) return false;
  const before = tokens[segment.from - 1];
  return (
    before === undefined || !/^(i|id|we|you|they|he|she|would|really|also|both|do)$/.test(before)
  );
}
