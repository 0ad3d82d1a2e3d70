import { type Allergen, allergens } from '#domain/ingredients/allergens.ts';
import type { LeftOut } from '#domain/menu/without.ts';
import { isReadable } from '#language/words/readable.ts';
import { tokenize } from '#language/words/tokenize.ts';
import { medical, readSafety, type Safety } from './safety.ts';

/** Null for a note without an allergy. */
export function allergiesIn(note: string): Allergen[] | null {
  return isReadable(note) ? allergiesOf(readSafety(tokenize(note))) : null;
}

/** Null without an allergy. Coeliac disease counts, a dietary choice or a pregnancy does not. */
function allergiesOf({ refused, unknown, isGrave }: Safety): Allergen[] | null {
  const harmful = refused.filter(
    ({ allergens: named, isStrict, isMedical, diet }) =>
      isStrict && (!diet || (isMedical && named.length > 0 && diet !== 'pregnancy')),
  );
  if (!isGrave && harmful.length + unknown.length === 0) return null;
  return allergens.filter((one) => harmful.some((refusal) => refusal.allergens.includes(one)));
}

/** Allergens that the writer should leave out all evening. Excludes tastes and diets. */
export function leftOutBy(text: string): LeftOut[] {
  const safety = readSafety(tokenize(text));
  const isForbidden = safety.noAlcohol.some((reason) => medical.has(reason));
  return [...(isForbidden ? ['alcohol' as const] : []), ...(allergiesOf(safety) ?? [])];
}
