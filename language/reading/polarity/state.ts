import type { Meaning } from '#language/lexicon/meanings.ts';
import type { Content, Segment } from '#language/reading/segment.ts';

/** mild: not too much of it. neutral: neither wanted nor refused. */
export type Polarity = 'wanted' | 'mild' | 'refused' | 'neutral';

/** One thing that was said, and how it was meant. */
export interface Statement {
  content: Content;
  /** What a name of several things joins. */
  parts?: readonly Content[] | undefined;
  polarity: Polarity;
  /** 1, or less after a "maybe". */
  weight: number;
  /** Statements of one group are alternatives: "cucumber or mint". */
  group: number;
  /** What belongs together: "a spicy margarita", and not "a margarita, or something spicy". */
  phrase: number;
  isModerate: boolean;
  isExample: boolean;
  /** Refused by somebody who would fall ill of it. */
  isAllergy: boolean;
  /** After a "but": what the drink that was just named should be instead. */
  isContrast: boolean;
  /** More of it than what was named has: "sourer". */
  isComparative: boolean;
  /** Less of it than what was named has: "less sour". */
  isLess: boolean;
  /** How it should be made: "make it strong". */
  isPreparation: boolean;
}

/** What was not said in so many words, but follows from it. */
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

/** A negation that still holds for what follows. */
export interface Scope {
  isMild: boolean;
  /** "Allergic to nuts, eggs": a list of concepts may follow without any "or". */
  isList: boolean;
  isAllergy: boolean;
  /** "Less sweet", and not "not too sweet". */
  isLess?: boolean;
  /** "Instead of gin vodka": denies one thing only. */
  isSingle?: boolean;
  /** "I don't mind gin": nothing is denied. */
  isNeutral?: boolean;
  /** "I don't want to taste the vodka": it may be in the drink. */
  isUnnoticed?: boolean;
  /** What it denied last; null as long as it denied nothing. */
  last: ContentKind | null;
}

/** What is known of a sentence up to a segment. */
export interface State {
  statements: Statement[];
  scope: Scope | null;
  /** How the next content is joined to the one before. */
  join: 'either' | 'both' | 'comma' | null;
  /** The first statement of this clause. */
  clause: number;
  /** The first one of the clause before the last comma. */
  clauseBefore: number;
  /** The clause was a question, and nothing was named since. */
  isAsked: boolean;
  group: number;
  phrase: number;
  /** Of the next content. */
  weight: number;
  isModerate: boolean;
  isExample: boolean;
  /** Of the next two drinks. */
  isBetween: boolean;
  /** Of the rest of the sentence. */
  isContrast: boolean;
  /** Of the rest of the clause. */
  isPreparation: boolean;
  /** From this statement on something is said to be liked better than something else. */
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

/** A segment in its sentence. */
export interface Position {
  segments: readonly Segment[];
  index: number;
  tokens: readonly string[];
}

export function segmentAt({ segments, index }: Position): Segment {
  return segments[index] ?? { from: 0, to: 0 };
}

/** The first word of the segment. */
export function firstWord(position: Position): string {
  return position.tokens[segmentAt(position).from] ?? '';
}
