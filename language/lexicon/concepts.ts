// Concepts: what can be in a glass. Guests ask for them and refuse them, ingredients belong to them.
import type { Language } from '#domain/languages.ts';
import data from '#language/vocabulary/search/concepts.json' with { type: 'json' };
import en from '#language/vocabulary/search/en/concepts.json' with { type: 'json' };
import sk from '#language/vocabulary/search/sk/concepts.json' with { type: 'json' };
import type { Patterns } from '#language/notation/patterns.ts';
import type { Qualities, Quality } from './qualities.ts';

export type Concept = keyof typeof data;
export const concepts = Object.keys(data) as Concept[];

export function isConcept(name: string): name is Concept {
  return Object.hasOwn(data, name);
}

/** The facts about a concept that hold in every language. */
export interface ConceptData {
  /** What it is a kind of: who refuses citrus refuses limes. */
  is?: readonly string[];
  /** What it does to a drink, 0 to 3. */
  gives?: Qualities;
  /** Who asks for the concept means this quality; who refuses it refuses both. */
  taste?: Quality;
  /** A base spirit: of several that are asked for one is enough. */
  isSpirit?: boolean;
  /** Too general for two concepts of this class to stand in for each other. */
  isBroad?: boolean;
  /** In so many drinks that it says little about likeness. */
  isFaint?: boolean;
  /** Guests do not ask for it by name. */
  hasNoPatterns?: boolean;
}

export interface ConceptWords {
  /** In explanations. Slovak has a form after "s" and one after "bez". */
  name: string | { with: string; without: string };
  patterns: Patterns;
}

const facts = data as Readonly<Record<Concept, ConceptData>>;
const words: Readonly<Record<Language, Readonly<Record<Concept, ConceptWords>>>> = { en, sk };

export function conceptData(concept: Concept): ConceptData {
  return facts[concept];
}

/** The patterns of both languages. */
export function conceptPatterns(concept: Concept): Patterns[] {
  return [words.en[concept].patterns, words.sk[concept].patterns];
}

/** Its name after "with" or "without". */
export function conceptName(
  concept: Concept,
  language: Language,
  after: 'with' | 'without',
): string {
  const { name } = words[language][concept];
  return typeof name === 'string' ? name : name[after];
}

export function conceptsWhere(flag: 'isSpirit' | 'isBroad' | 'isFaint'): ReadonlySet<Concept> {
  return new Set(concepts.filter((concept) => facts[concept][flag]));
}
