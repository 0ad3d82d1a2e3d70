// Diets and illnesses, by the concepts that they forbid.
import type { Language } from '#domain/languages.ts';
import { readKnownLists, readSomeLabels } from '#language/words/vocabulary.ts';
import type { Concept } from './concepts.ts';

export const diets = [
  'vegan',
  'vegetarian',
  'lactoseIntolerance',
  'acidReflux',
  'coeliacDisease',
  'diabetes',
] as const;
export type Diet = (typeof diets)[number];

const forbidden = readKnownLists('facts/diets.txt', diets);
const names = readSomeLabels('labels/diets.txt', diets);

export function avoidedBy(diet: Diet): readonly Concept[] {
  return forbidden[diet].map(({ text }) => text as Concept);
}

/** Where the diet is better known than what it forbids. */
export function dietName(diet: Diet, language: Language): string | undefined {
  return names[diet]?.[language];
}
