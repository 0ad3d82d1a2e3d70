// Dishes, places, weather, films and habits that guests mention, with the drinks they suggest.
import { type Facts, readFacts } from '#language/words/vocabulary.ts';

/** The key in facts/associations.txt: `asianFood`. */
export type Association = string;

/** A guess at unstated wishes: weights of concepts and qualities, and a strength. */
export interface Preference {
  wants: Readonly<Record<string, number>>;
  isEither: boolean;
  /** Concepts and qualities of which there should not be too much. */
  avoids: readonly string[];
  /** Light is -1, strong 1. */
  strength?: -1 | 1 | undefined;
}

export const preferenceClauses = ['wants', 'either', 'avoids', 'light', 'strong'] as const;

export function preferenceIn(facts: Facts): Preference {
  const wants = facts.amounts('wants');
  if (Object.values(wants).some((weight) => weight <= 0 || weight > 1)) {
    throw new Error(`${facts.place}: how much something matters is from 0 to 1`);
  }
  return {
    wants,
    isEither: facts.has('either'),
    avoids: facts.list('avoids'),
    strength: facts.has('light') ? -1 : facts.has('strong') ? 1 : undefined,
  };
}

const preferences = new Map(
  Array.from(
    readFacts('facts/associations.txt', preferenceClauses),
    ([association, facts]) => [association, preferenceIn(facts)] as const,
  ),
);

const nothing: Preference = { wants: {}, isEither: false, avoids: [] };

export function preferenceOf(association: Association): Preference {
  return preferences.get(association) ?? nothing;
}
