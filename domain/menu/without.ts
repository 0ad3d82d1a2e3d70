// Allergens and alcohol that a guest leaves out all evening.

import type { Drink } from '#domain/drinks/drinks.ts';
import { type Allergen, allergens } from '#domain/ingredients/allergens.ts';

export const leavable = ['alcohol', ...allergens] as const;
export type LeftOut = (typeof leavable)[number];

/** In a fixed order, so that equal settings compare as equal. */
export function readWithout(words: string): LeftOut[] {
  const named = words.split(/[,.]/);
  return leavable.filter((one) => named.includes(one));
}

export function filterOf(without: readonly LeftOut[]) {
  const withoutAllergens = without.filter((one): one is Allergen => one !== 'alcohol');
  return {
    ...(without.includes('alcohol') && { isAlcoholFree: true }),
    ...(withoutAllergens.length > 0 && { withoutAllergens }),
  };
}

type KnownParts = Pick<Drink, 'allergens' | 'alcoholUnits' | 'alcoholContent'>;

/** A drink with unknown ingredients conflicts with every allergen. */
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
