import { suits } from './guests.ts';

const servingsPerGuest = 3;
/** A reserve for spills and for guests who stay longer. */
const reserve = 1.15;

/**
 * How many servings of each drink are needed. A guest's servings are split between the drinks that
 * suit, or else go to the best one, but never to one that is ruled out.
 */
export function servingsOf(fits: readonly Float32Array[], drinks: readonly number[]): number[] {
  const servings = drinks.map(() => 0);
  for (const fit of fits) {
    const best = Math.max(...drinks.map((drink) => fit[drink] ?? -1));
    if (best < 0) continue;
    const isServed = (drink: number) =>
      suits(fit, drink) || (fit[drink] === best && drinks.every((other) => !suits(fit, other)));
    const count = drinks.filter(isServed).length;
    drinks.forEach((drink, n) => {
      if (isServed(drink)) servings[n] = (servings[n] ?? 0) + (servingsPerGuest * reserve) / count;
    });
  }
  return servings;
}
