import type { Intent } from '#server/mixologist/search/intent.ts';
import { likeness } from '#server/mixologist/search/score.ts';
import type { Candidate } from './candidates.ts';
import { suits } from './guests.ts';

const fewest = 3;
const most = 6;
/** A guest drinks what fits best, and is glad of a second and a third choice. */
const secondChoice = 0.35;
const thirdChoice = 0.1;
/** A guest for whom there is nothing at all is worse than one who gets a lesser drink. */
const nothingForGuest = -1.5;
/** What one more purchase must add, counted in guests: so much, and so much for each of them. */
const purchase = { once: 0.3, perGuest: 0.02 };
/** What a drink loses by being like one that is chosen, for each guest. */
const sameness = 0.08;
/** Beyond the fewest, another drink must be worth it to so many of the guests. */
const worthwhile = 0.025;

/**
 * From three to six drinks that together do the most for the guests: one after the other, each the
 * one that adds most to those before it. The first has no alcohol where somebody needs that.
 */
export function chooseDrinks(
  guests: readonly Intent[],
  fits: readonly Float32Array[],
  candidates: readonly Candidate[],
): number[] {
  const chosen: number[] = [];
  const bought = new Set<number>();
  let had = guests.map(() => nothing);
  const closest = new Float64Array(candidates.length);

  const add = (drink: number) => {
    const { missing = [], entry } = candidates[drink] ?? {};
    for (const ingredient of missing) bought.add(ingredient);
    had = had.map((before, guest) => withDrink(before, fits[guest]?.[drink] ?? -1));
    chosen.push(drink);
    if (!entry) return;
    candidates.forEach((other, n) => {
      closest[n] = Math.max(closest[n] ?? 0, likeness(entry.profile, other.entry.profile));
    });
  };
  const gainOf = (drink: number, isCounted: (guest: Intent) => boolean = () => true) => {
    let gain = 0;
    guests.forEach((guest, n) => {
      if (isCounted(guest)) gain += gainFor(had[n] ?? nothing, fits[n]?.[drink] ?? -1);
    });
    const missing = candidates[drink]?.missing.filter((one) => !bought.has(one)).length ?? 0;
    const price = missing * (purchase.once + purchase.perGuest * guests.length);
    return gain - price - (closest[drink] ?? 0) * sameness * guests.length;
  };
  const best = (among: readonly number[], gain: (drink: number) => number) => {
    let found: { drink: number; gain: number } | undefined;
    for (const drink of among) {
      if (chosen.includes(drink)) continue;
      const added = gain(drink);
      if (!found || added > found.gain) found = { drink, gain: added };
    }
    return found;
  };

  const all = [...candidates.keys()];
  const suitable = all.filter((drink) => fits.some((fit) => suits(fit, drink)));
  if (guests.some(({ isAlcoholFree }) => isAlcoholFree)) {
    const free = all.filter((n) => candidates[n]?.recipe.alcoholContent === 0);
    const first = best(free, (drink) => gainOf(drink, ({ isAlcoholFree }) => isAlcoholFree));
    if (first) add(first.drink);
  }
  // Where nothing more suits anybody, what comes nearest.
  const nearness = (drink: number) =>
    fits.reduce((sum, fit) => sum + Math.max(0, fit[drink] ?? 0), 0) -
    (candidates[drink]?.missing.length ?? 0) * purchase.once;
  while (chosen.length < most) {
    const next = best(suitable, gainOf) ?? best(all, nearness);
    if (!next) break;
    const isWorthwhile = suitable.includes(next.drink) && next.gain >= worthwhile * guests.length;
    if (chosen.length >= fewest && !isWorthwhile) break;
    add(next.drink);
  }
  return chosen;
}

/** How well the best of what is chosen fits a guest, the second and the third; 0 for none. */
interface Had {
  isServed: boolean;
  best: number;
  second: number;
  third: number;
}

const nothing: Had = { isServed: false, best: 0, second: 0, third: 0 };

/** What one more drink adds for a guest who has these. */
function gainFor({ isServed, best, second, third }: Had, fit: number): number {
  if (fit < 0) return 0;
  if (!isServed) return fit - nothingForGuest;
  if (fit > best)
    return fit - best + (best - second) * secondChoice + (second - third) * thirdChoice;
  if (fit > second) return (fit - second) * secondChoice + (second - third) * thirdChoice;
  return Math.max(0, fit - third) * thirdChoice;
}

function withDrink(had: Had, fit: number): Had {
  if (fit < 0) return had;
  const [best = 0, second = 0, third = 0] = [had.best, had.second, had.third, fit].sort(
    (a, b) => b - a,
  );
  return { isServed: true, best, second, third };
}
