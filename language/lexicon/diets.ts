// Diets and illnesses, by the concepts that they forbid.
import type { Language } from '#domain/languages.ts';
import data from '#language/vocabulary/search/diets.json' with { type: 'json' };
import en from '#language/vocabulary/search/en/diets.json' with { type: 'json' };
import sk from '#language/vocabulary/search/sk/diets.json' with { type: 'json' };
import type { Patterns } from '#language/notation/patterns.ts';
import type { Concept } from './concepts.ts';

export type Diet = keyof typeof data;
export const diets = Object.keys(data) as Diet[];

export interface DietWords {
  /** Where the diet is better known than what it forbids. */
  name?: string;
  patterns: Patterns;
}

const words: Readonly<Record<Language, Readonly<Record<Diet, DietWords>>>> = { en, sk };

export function avoidedBy(diet: Diet): readonly Concept[] {
  return data[diet].avoids as Concept[];
}

/** The patterns of both languages. */
export function dietPatterns(diet: Diet): Patterns[] {
  return [words.en[diet].patterns, words.sk[diet].patterns];
}

export function dietName(diet: Diet, language: Language): string | undefined {
  return words[language][diet].name;
}
