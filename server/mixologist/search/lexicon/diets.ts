// Diets and illnesses, by the concepts that they forbid.
import type { Language } from '#domain/languages.ts';
import type { Patterns } from '#server/words/patterns.ts';
import type { Concept } from './concepts.ts';
import data from './diets.json' with { type: 'json' };
import en from './en/diets.json' with { type: 'json' };
import sk from './sk/diets.json' with { type: 'json' };

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
