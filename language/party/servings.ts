import { suits } from './fits.ts';
import type { Guest } from './guests.ts';

/** Drinks a person by the hours that a party takes; an evening where nobody says how long. */
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

/** A reserve for spills and for guests who stay longer. */
const reserve = 1.15;

export interface Served {
  servings: number;
  /** The guests who drink it, by their number. */
  drinkers: number[];
}

/**
 * How many servings of each drink are needed. A guest's servings are split between the drinks that
 * they ask for, or else those that suit, or else go to the best one, but never to one ruled out.
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
