// Qualities: what a drink can be like. Tastes, textures, looks, seasons, occasions, moods.
import type { Method } from '#domain/alcohol.ts';
import type { Glass, Ice } from '#domain/drink-look.ts';
import type { Language } from '#domain/languages.ts';
import attributes from '#language/vocabulary/search/attributes.json' with { type: 'json' };
import enAttributes from '#language/vocabulary/search/en/attributes.json' with { type: 'json' };
import enGuestWords from '#language/vocabulary/search/en/guest-words.json' with { type: 'json' };
import en from '#language/vocabulary/search/en/qualities.json' with { type: 'json' };
import tastes from '#language/vocabulary/search/qualities.json' with { type: 'json' };
import skAttributes from '#language/vocabulary/search/sk/attributes.json' with { type: 'json' };
import skGuestWords from '#language/vocabulary/search/sk/guest-words.json' with { type: 'json' };
import sk from '#language/vocabulary/search/sk/qualities.json' with { type: 'json' };
import type { Patterns } from '#language/notation/patterns.ts';

/** Attributes are the qualities of how a drink is made and served: glass, method, ice, size, effort. */
const data = { ...tastes, ...attributes };
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
  /** For whom it is and how they feel: says less than what it should taste like. */
  isSetting?: boolean;
  isColour?: boolean;
  /** Guests do not ask for it; other qualities follow from it. */
  hasNoPatterns?: boolean;
  /** How much of it a drink has by its glass, method or ice. */
  glasses?: Readonly<Partial<Record<Glass, number>>>;
  methods?: Readonly<Partial<Record<Method, number>>>;
  ices?: Readonly<Partial<Record<Ice, number>>>;
  note?: string;
}

export interface QualityWords {
  /** In explanations; the Slovak name follows "niečo". */
  name: string;
  patterns: Patterns;
}

const facts = data as Readonly<Record<Quality, QualityData>>;
const words: Readonly<Record<Language, Readonly<Record<Quality, QualityWords>>>> = {
  en: { ...en, ...enAttributes },
  sk: { ...sk, ...skAttributes },
};

export function qualityData(quality: Quality): QualityData {
  return facts[quality];
}

/** The patterns of both languages. */
export function qualityPatterns(quality: Quality): Patterns[] {
  return [words.en[quality].patterns, words.sk[quality].patterns];
}

/** What guests call it; that a drink's description has the word proves nothing. */
export function guestPatterns(quality: Quality): Patterns[] {
  const spoken: Readonly<Record<Language, Readonly<Partial<Record<Quality, Patterns>>>>> = {
    en: enGuestWords,
    sk: skGuestWords,
  };
  return [spoken.en[quality] ?? {}, spoken.sk[quality] ?? {}];
}

export function qualityName(quality: Quality, language: Language): string {
  return words[language][quality].name;
}

export function qualitiesWhere(
  flag: 'isOccasion' | 'isSetting' | 'isColour',
): ReadonlySet<Quality> {
  return new Set(qualities.filter((quality) => facts[quality][flag]));
}
