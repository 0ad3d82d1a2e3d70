// Associations: what guests speak of that is not in the glass, by what they want to drink then. Dishes,
// places, weather, films, what they usually drink.
import type { Language } from '#domain/languages.ts';
import data from '#language/vocabulary/search/associations.json' with { type: 'json' };
import en from '#language/vocabulary/search/en/associations.json' with { type: 'json' };
import sk from '#language/vocabulary/search/sk/associations.json' with { type: 'json' };
import type { Patterns } from '#language/notation/patterns.ts';

export type Association = keyof typeof data;
export const associations = Object.keys(data) as Association[];

/** What somebody wants who does not say it: concepts and qualities by their weight, and a strength. */
export interface Preference {
  wants?: Readonly<Record<string, number>>;
  /** One of what is wanted is enough. */
  isEither?: boolean;
  /** Of these there should not be too much. */
  avoids?: readonly string[];
  /** Light is -1, strong 1. */
  strength?: number;
}

const preferences = data as Readonly<Record<Association, Preference>>;
const words: Readonly<Record<Language, Readonly<Partial<Record<Association, Patterns>>>>> = {
  en,
  sk,
};

export function preferenceOf(association: Association): Preference {
  return preferences[association];
}

/** The patterns of both languages. */
export function associationPatterns(association: Association): Patterns[] {
  return [words.en[association] ?? {}, words.sk[association] ?? {}];
}
