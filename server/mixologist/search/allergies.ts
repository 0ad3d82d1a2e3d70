// What somebody must not have, by their own words: for the bar that reads a note, and for the evening.
import { type Allergen, allergens } from '#domain/allergens.ts';
import type { LeftOut } from '#domain/without.ts';
import { medical, readSafety, type Safety } from '#server/mixologist/safety/safety.ts';
import { tokenize } from '#server/words/tokenize.ts';
import { isReadable } from './readable.ts';

/** The allergens that a note speaks of; null for one that speaks of no allergy. */
export function allergiesIn(note: string): Allergen[] | null {
  return isReadable(note) ? allergiesOf(readSafety(tokenize(note))) : null;
}

/**
 * The allergens that somebody must not have, as far as they are of the 14 of EU law; null for who speaks
 * of no allergy. A diet is none.
 */
function allergiesOf({ refused, unknown }: Safety): Allergen[] | null {
  const harmful = refused.filter(({ isStrict, diet }) => isStrict && !diet);
  if (harmful.length + unknown.length === 0) return null;
  return allergens.filter((one) => harmful.some((refusal) => refusal.allergens.includes(one)));
}

/** What somebody who writes this should leave out all evening, and not of taste or by a diet. */
export function leftOutBy(text: string): LeftOut[] {
  const safety = readSafety(tokenize(text));
  const isForbidden = safety.noAlcohol.some((reason) => medical.has(reason));
  return [...(isForbidden ? ['alcohol' as const] : []), ...(allergiesOf(safety) ?? [])];
}
