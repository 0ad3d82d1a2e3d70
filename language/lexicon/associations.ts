// Associations: what guests speak of that is not in the glass, by what they want to drink then. Dishes,
// places, weather, films, what they usually drink.
import { type Facts, readFacts } from '#language/words/vocabulary.ts';

/** Its name in facts/associations.txt: `asianFood`. */
export type Association = string;

/** What somebody wants who does not say it: concepts and qualities by their weight, and a strength. */
export interface Preference {
  wants: Readonly<Record<string, number>>;
  /** One of what is wanted is enough. */
  isEither: boolean;
  /** Of these there should not be too much. */
  avoids: readonly string[];
  /** Light is -1, strong 1. */
  strength?: -1 | 1 | undefined;
}

/** The clauses of a preference, in a file of facts. */
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
