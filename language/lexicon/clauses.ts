// Single words that decide how clauses belong together.

import en from '#language/vocabulary/search/en/clauses.json' with { type: 'json' };
import sk from '#language/vocabulary/search/sk/clauses.json' with { type: 'json' };
import { expand, matches } from '#language/notation/patterns.ts';

type Lists =
  | 'preferring'
  | 'continuing'
  | 'contrasting'
  | 'additional'
  | 'linking'
  | 'liking'
  | 'compared'
  | 'other'
  | 'trailing'
  | 'cancelling'
  | 'relative'
  | 'indefinite'
  | 'joiners'
  | 'praising'
  | 'ailments'
  | 'ofWhat'
  | 'pronouns'
  | 'all'
  | 'lesser'
  | 'better'
  | 'between'
  | 'excessive';

function setOf(list: Lists): ReadonlySet<string> {
  return new Set<string>([...en[list], ...sk[list]]);
}

/** Something is said to be liked better than something else: "radšej horké ako sladké". */
export const preferring = setOf('preferring');
/** After something that is liked better, what is liked less: "ako sladké". */
export const lesser = setOf('lesser');
/** Between two things, the first is liked better: "gin over vodka". */
export const better = setOf('better');
/** Two models follow: "between a negroni and a spritz". */
export const between = setOf('between');
/** There is too much of what follows: "too sweet". */
export const excessive = setOf('excessive');
/** After these, what was just named is still spoken of, whatever mark stands between. */
export const continuing = setOf('continuing');
/** After these a drink that was just named is changed: "a negroni, but smoky". */
export const contrasting = setOf('contrasting');
export const additional = setOf('additional');
export const linking = setOf('linking');

/** Who likes: "like" after these is a verb. */
export const liking = setOf('liking');
/** What is compared: "like" after these is none. */
export const compared = setOf('compared');

/** Begins a Slovak negation that may stand behind what it denies: "gin nie a rum nie". */
export const trailing = setOf('trailing');
/** Negations that cancel one before them: "nothing without rum". */
export const cancelling = setOf('cancelling');
/** After these a second negation cancels the first: "nothing that has no rum". */
export const relative = setOf('relative');
/** What one has of something: "a nut allergy". */
export const ailments = setOf('ailments');
/** After these an ailment's cause is named: "an allergy to nuts". */
export const ofWhat = setOf('ofWhat');
/** Behind a thing that is wanted after all: "gin instead", "ginger is fine". */
export const praising = setOf('praising');
/** Between two things in a name: "gin and tonic". */
export const joiners = setOf('joiners');
/** Before a thing these begin a wish: "a gin drink". */
export const indefinite = setOf('indefinite');
/** What refers to something that was named before: "I hate it". */
export const pronouns = setOf('pronouns');
/** After an "and" these go on with what is refused: "coffee and anything with cream". */
export const all = setOf('all');
/** Something other than what was named. */
export const other = setOf('other');

const adjectives = [en.adjectives, sk.adjectives].flatMap(expand).flat();

/** A thing by what it makes a drink taste like: "minty". */
export function isAdjective(word: string): boolean {
  return /.{3}ov[eyu]$/.test(word) || adjectives.some((pattern) => matches(pattern, word));
}

const comparatives = [...en.comparatives, ...sk.comparatives];

/** More or less of something than what was just named has: "lighter". */
export function isComparative(word: string): boolean {
  return comparatives.some((start) => word.startsWith(start));
}

const preparing = [en.preparing, sk.preparing].flatMap(expand).flat();

/** Verbs of what the bartender does: "make it strong". */
export function isPreparing(word: string): boolean {
  return preparing.some((pattern) => matches(pattern, word));
}

/** Words of refusal that are long enough to be known when misspelt. */
export const misspeltRefusals = [...en.misspeltRefusals, ...sk.misspeltRefusals];

/** Sweet, and too much of it: "cloying". */
export function isTooSweet(word: string): boolean {
  const { exact } = en.tooSweet;
  const { prefix } = sk.tooSweet;
  return exact.includes(word) || prefix.some((start) => word.startsWith(start));
}
