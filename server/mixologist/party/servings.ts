import { suits } from './guests.ts';

const servingsPerGuest = 3;
/** For what is spilt, and for the guest who stays longer. */
const spare = 1.15;

/**
 * How many of each drink are served. A guest's share is split between the drinks that suit, else
 * falls to the nearest one, and never to one that the guest refuses.
 */
export function servingsOf(fits: readonly Float32Array[], drinks: readonly number[]): number[] {
  const servings = drinks.map(() => 0);
  for (const fit of fits) {
    const best = Math.max(...drinks.map((drink) => fit[drink] ?? -1));
    if (best < 0) continue;
    const isHad = (drink: number) =>
      suits(fit, drink) || (fit[drink] === best && drinks.every((other) => !suits(fit, other)));
    const had = drinks.filter(isHad).length;
    drinks.forEach((drink, n) => {
      if (isHad(drink)) servings[n] = (servings[n] ?? 0) + (servingsPerGuest * spare) / had;
    });
  }
  return servings;
}
