// What a guest leaves out of every drink of the evening: allergens, and alcohol.

import type { Drink } from '#domain/drinks/drinks.ts';
import { type Allergen, allergens } from '#domain/ingredients/allergens.ts';

export const leavable = ['alcohol', ...allergens] as const;
export type LeftOut = (typeof leavable)[number];

/** In a fixed order, so that equal settings read the same. */
export function readWithout(words: string): LeftOut[] {
  const named = words.split(/[,.]/);
  return leavable.filter((one) => named.includes(one));
}

/** The same as a filter of the menu; empty where nothing is left out. */
export function filterOf(without: readonly LeftOut[]) {
  const withoutAllergens = without.filter((one): one is Allergen => one !== 'alcohol');
  return {
    ...(without.includes('alcohol') && { isAlcoholFree: true }),
    ...(withoutAllergens.length > 0 && { withoutAllergens }),
  };
}

type KnownParts = Pick<Drink, 'allergens' | 'alcoholUnits' | 'alcoholContent'>;

/** What a drink has of it, or may have; what is not known counts as well. */
export function conflictsOf(
  { allergens: { has, may, isKnown }, alcoholUnits, alcoholContent }: KnownParts,
  without: readonly LeftOut[],
): LeftOut[] {
  return without.filter((one) =>
    one === 'alcohol'
      ? alcoholUnits + alcoholContent > 0
      : !isKnown || has.includes(one) || may.includes(one),
  );
}
