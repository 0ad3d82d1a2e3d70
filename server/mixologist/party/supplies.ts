// What a party needs beside ingredients: ice and glasses.
import type { Method } from '#domain/alcohol.ts';
import { type Glass, glasses, type Ice } from '#domain/drink-look.ts';
import type { Candidate } from './candidates.ts';

/** Grams of ice in a glass, and for mixing a drink. */
const inGlass: Readonly<Record<Ice, number>> = {
  none: 0,
  cubes: 150,
  'big-cube': 80,
  sphere: 80,
  crushed: 220,
};
const forMixing: Partial<Record<Method, number>> = { shake: 120, stir: 120, blend: 150 };
/** Part of it melts on the way. */
const melting = 1.2;

interface Served {
  candidate: Candidate;
  servings: number;
  drinkers: number;
}

/** Whole kilograms. */
export function iceFor(drinks: readonly Served[]): number {
  const grams = drinks.reduce((sum, { candidate, servings }) => {
    const { recipe, entry } = candidate;
    if (entry.profile.qualities.hot > 0.5) return sum;
    return sum + servings * (inGlass[recipe.ice] + (forMixing[recipe.method] ?? 0));
  }, 0);
  return Math.ceil((grams * melting) / 1000);
}

/** Glasses that a host does not tell apart. */
const alike: Partial<Record<Glass, Glass>> = { collins: 'highball', sling: 'highball' };

/** One glass for each person who drinks from its kind. */
export function glassesFor(drinks: readonly Served[]): { glass: Glass; count: number }[] {
  const counts = new Map<Glass, number>();
  for (const { candidate, servings, drinkers } of drinks) {
    const glass = alike[candidate.recipe.glass] ?? candidate.recipe.glass;
    counts.set(glass, (counts.get(glass) ?? 0) + Math.min(servings, drinkers));
  }
  return glasses.flatMap((glass) => {
    const count = counts.get(glass) ?? 0;
    return count > 0 ? { glass, count } : [];
  });
}
