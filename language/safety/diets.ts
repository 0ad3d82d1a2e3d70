import type { Concept } from '#language/lexicon/concepts.ts';
import { listsOf } from '#language/words/lists.ts';
import { overlaps, Templates, templatesOf } from '#language/words/templates.ts';
import { readFacts } from '#language/words/vocabulary.ts';
import type { Group } from './substances.ts';

const names = [
  'vegan',
  'vegetarian',
  'kosher',
  'lactoseIntolerance',
  'coeliacDisease',
  'diabetes',
  'lowCarb',
  'noSugar',
  'acidReflux',
  'fructoseIntolerance',
  'favism',
  'gout',
  'noCaffeine',
  'phenylketonuria',
  'pregnancy',
  'childhood',
] as const;
export type Regimen = (typeof names)[number];

const facts = readFacts('facts/safety-diets.txt', ['avoids', 'concepts', 'medical']);

export const diets = new Templates<Regimen | 'cleared'>(
  templatesOf(listsOf('safety/diets', [...names, 'cleared'] as const)),
);

export function avoidedBy(diet: Regimen): {
  groups: readonly Group[];
  concepts: readonly Concept[];
  isMedical: boolean;
} {
  const known = facts.get(diet);
  if (!known) throw new Error(`facts/safety-diets.txt: ${diet} is missing`);
  return {
    groups: known.list('avoids') as readonly Group[],
    concepts: known.list('concepts') as readonly Concept[],
    isMedical: known.has('medical'),
  };
}

export function readDiets(tokens: readonly string[]): Set<Regimen> {
  const found = diets.find(tokens);
  const cleared = found.filter(({ meaning }) => meaning === 'cleared');
  return new Set(
    found.flatMap((cue) =>
      cue.meaning === 'cleared' || cleared.some((one) => overlaps(one, cue)) ? [] : [cue.meaning],
    ),
  );
}
