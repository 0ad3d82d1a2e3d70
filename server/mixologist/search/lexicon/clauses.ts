// Single words that decide how clauses belong together.
import { expand, matches } from '#server/words/patterns.ts';
import en from './en/clauses.json' with { type: 'json' };
import sk from './sk/clauses.json' with { type: 'json' };

type Lists =
  | 'preferring'
  | 'continuing'
  | 'contrasting'
  | 'additional'
  | 'linking'
  | 'liking'
  | 'compared';

function setOf(list: Lists): ReadonlySet<string> {
  return new Set<string>([...en[list], ...sk[list]]);
}

/** After these "ako" says what is liked less: "radšej horké ako sladké". */
export const preferring = setOf('preferring');
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
