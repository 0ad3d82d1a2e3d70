// Allergens as bits: contained, possible, and whether all of them are known.
import {
  type Allergen,
  type AllergenFacts,
  allergens,
  type DrinkAllergens,
} from '#domain/ingredients/allergens.ts';

const mayShift = allergens.length;
const unknown = 1 << (2 * allergens.length);

/** Undefined: unknown. */
export function allergenBits(facts: AllergenFacts | undefined): number {
  if (!facts) return unknown;
  return allergens.reduce((bits, allergen, n) => {
    if (facts[allergen] === 'has') return bits | (1 << n);
    return facts[allergen] === 'may' ? bits | (1 << (n + mayShift)) : bits;
  }, 0);
}

export function avoiding(avoided: readonly Allergen[]): number {
  return avoided.reduce(
    (bits, allergen) =>
      bits | allergenBits({ [allergen]: 'has' }) | allergenBits({ [allergen]: 'may' }),
    unknown,
  );
}

export function allergensOf(bits: number): DrinkAllergens {
  const has = allergens.filter((_, n) => bits & (1 << n));
  const may = allergens.filter((_, n) => bits & (1 << (n + mayShift)) && !(bits & (1 << n)));
  return { has, may, isKnown: (bits & unknown) === 0 };
}
