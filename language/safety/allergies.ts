// What somebody must not have, by their own words: for the bar that reads a note, and for the evening.
import { type Allergen, allergens } from '#domain/ingredients/allergens.ts';
import type { LeftOut } from '#domain/menu/without.ts';
import { isReadable } from '#language/words/readable.ts';
import { tokenize } from '#language/words/tokenize.ts';
import { medical, readSafety, type Safety } from './safety.ts';

/** The allergens that a note speaks of; null for one that speaks of no allergy. */
export function allergiesIn(note: string): Allergen[] | null {
  return isReadable(note) ? allergiesOf(readSafety(tokenize(note))) : null;
}

/**
 * The allergens that somebody must not have, as far as they are of the 14 of EU law; null for who speaks
 * of no allergy. Coeliac disease is one, a choice of food or a pregnancy is none.
 */
function allergiesOf({ refused, unknown, isGrave }: Safety): Allergen[] | null {
  const harmful = refused.filter(
    ({ allergens: named, isStrict, isMedical, diet }) =>
      isStrict && (!diet || (isMedical && named.length > 0 && diet !== 'pregnancy')),
  );
  if (!isGrave && harmful.length + unknown.length === 0) return null;
  return allergens.filter((one) => harmful.some((refusal) => refusal.allergens.includes(one)));
}

/** What somebody who writes this should leave out all evening, and not of taste or by a diet. */
export function leftOutBy(text: string): LeftOut[] {
  const safety = readSafety(tokenize(text));
  const isForbidden = safety.noAlcohol.some((reason) => medical.has(reason));
  return [...(isForbidden ? ['alcohol' as const] : []), ...(allergiesOf(safety) ?? [])];
}
