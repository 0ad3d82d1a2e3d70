import type { Language } from '#domain/languages.ts';
import { readKnownLists, readSomeLabels } from '#language/words/vocabulary.ts';
import { type Concept, isConcept } from './concepts.ts';

export const diets = [
  'vegan',
  'vegetarian',
  'lactoseIntolerance',
  'acidReflux',
  'coeliacDisease',
  'diabetes',
] as const;
export type Diet = (typeof diets)[number];

const forbidden = new Map(
  Object.entries(readKnownLists('facts/diets.txt', diets)).map(([diet, concepts]) => [
    diet,
    concepts.map(({ text, place }): Concept => {
      if (!isConcept(text)) throw new Error(`${place}: unknown concept ${text}`);
      return text;
    }),
  ]),
);
const names = readSomeLabels('labels/diets.txt', diets);

export function avoidedBy(diet: Diet): readonly Concept[] {
  return forbidden.get(diet) ?? [];
}

/** Only where guests know the name of the diet better than its rules. */
export function dietName(diet: Diet, language: Language): string | undefined {
  return names[diet]?.[language];
}
