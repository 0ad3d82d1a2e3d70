// Qualities: what a drink can be like. Tastes, textures, looks, seasons, occasions, moods.
import type { Language } from '#domain/languages.ts';
import type { Patterns } from '#server/words/patterns.ts';
import en from './en/qualities.json' with { type: 'json' };
import data from './qualities.json' with { type: 'json' };
import sk from './sk/qualities.json' with { type: 'json' };

export type Quality = keyof typeof data;
export const qualities = Object.keys(data) as Quality[];
export type Qualities = Readonly<Partial<Record<Quality, number>>>;

/** The facts about a quality that hold in every language. */
export interface QualityData {
  /** How much a drink's own description counts as proof. */
  descriptionWeight?: number;
  /** What it follows from, for those that no ingredient gives by itself. */
  from?: Qualities;
  /** From this amount on a drink has it for somebody who refuses it; otherwise from 0.5. */
  refusedFrom?: number;
  /** When and with whom it is drunk: "a negroni after dinner" is still a negroni. */
  isOccasion?: boolean;
  isColour?: boolean;
  /** Guests do not ask for it; other qualities follow from it. */
  hasNoPatterns?: boolean;
  note?: string;
}

export interface QualityWords {
  /** In explanations; the Slovak name follows "niečo". */
  name: string;
  patterns: Patterns;
}

const facts = data as Readonly<Record<Quality, QualityData>>;
const words: Readonly<Record<Language, Readonly<Record<Quality, QualityWords>>>> = { en, sk };

export function qualityData(quality: Quality): QualityData {
  return facts[quality];
}

/** The patterns of both languages. */
export function qualityPatterns(quality: Quality): Patterns[] {
  return [words.en[quality].patterns, words.sk[quality].patterns];
}

export function qualityName(quality: Quality, language: Language): string {
  return words[language][quality].name;
}

export function qualitiesWhere(flag: 'isOccasion' | 'isColour'): ReadonlySet<Quality> {
  return new Set(qualities.filter((quality) => facts[quality][flag]));
}
