import { suits } from './fits.ts';
import type { Guest } from './guests.ts';

/** Drinks per person by hours. A party without a known duration lasts an evening. */
const perPersonUpTo = [
  { hours: 2, servings: 2 },
  { hours: 4, servings: 3 },
  { hours: 6, servings: 4 },
];
const perLongNight = 5;
const eveningHours = 4;

export function servingsPerPerson(hours: number | null): number {
  const within = perPersonUpTo.find((one) => (hours ?? eveningHours) <= one.hours);
  return within?.servings ?? perLongNight;
}

/** For spills and long stays. */
const reserve = 1.15;

export interface Served {
  servings: number;
  drinkers: number[];
}

/**
 * Between named drinks, or else suitable ones, or else the best one. Never one that is ruled out.
 */
export function servingsOf(
  guests: readonly Guest[],
  fits: readonly Float32Array[],
  drinks: readonly number[],
  perPerson: number,
): Served[] {
  const served = drinks.map((): Served => ({ servings: 0, drinkers: [] }));
  guests.forEach(({ people }, guest) => {
    const fit = fits[guest];
    const best = Math.max(...drinks.map((drink) => fit?.[drink] ?? -1));
    if (!fit || best < 0) return;
    const isDrunk = (drink: number) =>
      best === 1 ? fit[drink] === 1 : suits(fit, drink) || fit[drink] === best;
    const count = drinks.filter(isDrunk).length;
    drinks.forEach((drink, n) => {
      const one = served[n];
      if (!one || !isDrunk(drink)) return;
      one.servings += (people * perPerson * reserve) / count;
      one.drinkers.push(guest);
    });
  });
  return served.map(({ servings, drinkers }) => ({
    servings: Math.ceil(servings - 1e-6),
    drinkers,
  }));
}
