import type { Meaning } from '#language/lexicon/meanings.ts';
import type { Content, Segment } from '#language/reading/segment.ts';

/** `mild`: not too much of it. `neutral`: neither wanted nor refused. */
export type Polarity = 'wanted' | 'mild' | 'refused' | 'neutral';

export interface Statement {
  content: Content;
  parts?: readonly Content[] | undefined;
  polarity: Polarity;
  weight: number;
  group: number;
  /** "A spicy margarita" is one phrase, "a margarita, or something spicy" two. */
  phrase: number;
  isModerate: boolean;
  isExample: boolean;
  isAllergy: boolean;
  /** After "but": how the named drink should change. */
  isContrast: boolean;
  /** More than the named thing: "sourer". */
  isComparative: boolean;
  /** Less than the named thing: "less sour". */
  isLess: boolean;
  /** How it should be made: "make it strong". */
  isPreparation: boolean;
}

export function implied(meaning: Meaning): Statement {
  return {
    content: { kind: 'meanings', meanings: [meaning] },
    polarity: 'wanted',
    weight: 1,
    group: 0,
    phrase: -1,
    isModerate: false,
    isExample: false,
    isAllergy: false,
    isContrast: false,
    isComparative: false,
    isLess: false,
    isPreparation: false,
  };
}

export type ContentKind = 'taste' | 'concept' | 'strength' | 'word' | 'drink';

export function kindOf(content: Content): ContentKind {
  if (content.kind === 'sharedName') return 'drink';
  if (content.kind !== 'meanings') return content.kind;
  const [first] = content.meanings;
  if (first?.kind === 'quality') return 'taste';
  return first?.kind === 'strength' ? 'strength' : 'concept';
}

/** A negation that is still open. */
export interface Scope {
  isMild: boolean;
  /** "Allergic to nuts, eggs": a list may follow without "or". */
  isList: boolean;
  isAllergy: boolean;
  /** "Less sweet", not "not too sweet". */
  isLess?: boolean;
  /** "Instead of gin vodka": denies one thing only. */
  isSingle?: boolean;
  /** "I don't mind gin": nothing is denied. */
  isNeutral?: boolean;
  /** "I don't want to taste the vodka": the drink may have it. */
  isUnnoticed?: boolean;
  /** Its last object. Null while it has none. */
  last: ContentKind | null;
}

export interface State {
  statements: Statement[];
  scope: Scope | null;
  join: 'either' | 'both' | 'comma' | null;
  clause: number;
  /** The first statement of the clause before the last comma. */
  clauseBefore: number;
  /** The clause was a question, with nothing named since. */
  isAsked: boolean;
  group: number;
  phrase: number;
  /** For the next content. */
  weight: number;
  isModerate: boolean;
  isExample: boolean;
  /** For the next two drinks. */
  isBetween: boolean;
  /** For the rest of the sentence. */
  isContrast: boolean;
  /** For the rest of the clause. */
  isPreparation: boolean;
  /** Statements from this one on are preferred to something else. */
  preferredFrom: number;
}

export function initialState(): State {
  return {
    statements: [],
    scope: null,
    join: null,
    clause: 0,
    clauseBefore: 0,
    isAsked: false,
    group: 0,
    phrase: 0,
    weight: 1,
    isModerate: false,
    isExample: false,
    isBetween: false,
    isContrast: false,
    isPreparation: false,
    preferredFrom: Number.POSITIVE_INFINITY,
  };
}

export interface Position {
  segments: readonly Segment[];
  index: number;
  tokens: readonly string[];
}

export function segmentAt({ segments, index }: Position): Segment {
  return segments[index] ?? { from: 0, to: 0 };
}

export function firstWord(position: Position): string {
  return position.tokens[segmentAt(position).from] ?? '';
}
