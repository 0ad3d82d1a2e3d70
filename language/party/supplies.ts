import type { Method } from '#domain/drinks/alcohol.ts';
import { type Glass, glasses, type Ice } from '#domain/drinks/drink-look.ts';
import type { Candidate } from './candidates.ts';
import type { Guest } from './guests.ts';

/** In grams: in a glass, and for mixing. */
const inGlass: Readonly<Record<Ice, number>> = {
  none: 0,
  cubes: 150,
  'big-cube': 80,
  sphere: 80,
  crushed: 220,
};
const forMixing: Partial<Record<Method, number>> = { shake: 120, stir: 120, blend: 150 };
/** Compensates for melted ice. */
const melting = 1.2;

interface Served {
  candidate: Candidate;
  servings: number;
  drinkers: readonly number[];
}

export function iceFor(drinks: readonly Served[]): number {
  const grams = drinks.reduce((sum, { candidate, servings }) => {
    const { recipe, entry } = candidate;
    if (entry.profile.qualities.hot > 0.5) return sum;
    return sum + servings * (inGlass[recipe.ice] + (forMixing[recipe.method] ?? 0));
  }, 0);
  return Math.ceil((grams * melting) / 1000);
}

const alike: Partial<Record<Glass, Glass>> = {
  collins: 'highball',
  sling: 'highball',
  nick: 'coupe',
};

export function glassesFor(
  drinks: readonly Served[],
  guests: readonly Guest[],
): { glass: Glass; count: number }[] {
  const users = new Map<Glass, Set<number>>();
  for (const { candidate, drinkers } of drinks) {
    const { glass } = candidate.recipe;
    const kind = alike[glass] ?? glass;
    users.set(kind, new Set([...(users.get(kind) ?? []), ...drinkers]));
  }
  return glasses.flatMap((glass) => {
    const people = [...(users.get(glass) ?? [])].map((guest) => guests[guest]?.people ?? 0);
    const count = people.reduce((sum, one) => sum + one, 0);
    return count > 0 ? { glass, count } : [];
  });
}
