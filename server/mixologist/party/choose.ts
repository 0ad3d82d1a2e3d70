import type { Intent } from '#server/mixologist/search/intent.ts';
import { likeness } from '#server/mixologist/search/likeness.ts';
import type { Candidate } from './candidates.ts';
import { suits } from './guests.ts';

const minDrinks = 3;
const maxDrinks = 6;
/** Weights of the second and third best drink for a guest; the best counts 1. */
const secondChoice = 0.35;
const thirdChoice = 0.1;
/** The score of a guest without any drink. */
const unservedScore = -1.5;
/** What one more purchase costs, in the unit of a guest's score. */
const purchaseCost = { once: 0.3, perGuest: 0.02 };
/** What a drink loses per guest by being like one that is chosen. */
const likenessPenalty = 0.08;
/** Beyond the minimum, another drink must add this much per guest. */
const minGainPerGuest = 0.025;

/**
 * Three to six drinks that together suit the guests best, by greedy choice: each is the one that adds
 * most to those before it. The first has no alcohol where somebody needs that.
 */
export function chooseDrinks(
  guests: readonly Intent[],
  fits: readonly Float32Array[],
  candidates: readonly Candidate[],
): number[] {
  const chosen: number[] = [];
  const bought = new Set<number>();
  let served = guests.map(() => nothing);
  const closest = new Float64Array(candidates.length);

  const add = (drink: number) => {
    const { missing = [], entry } = candidates[drink] ?? {};
    for (const ingredient of missing) bought.add(ingredient);
    served = served.map((before, guest) => withDrink(before, fits[guest]?.[drink] ?? -1));
    chosen.push(drink);
    if (!entry) return;
    candidates.forEach((other, n) => {
      closest[n] = Math.max(closest[n] ?? 0, likeness(entry.profile, other.entry.profile));
    });
  };
  const gainOf = (drink: number, isCounted: (guest: Intent) => boolean = () => true) => {
    let gain = 0;
    guests.forEach((guest, n) => {
      if (isCounted(guest)) gain += gainFor(served[n] ?? nothing, fits[n]?.[drink] ?? -1);
    });
    const missing = candidates[drink]?.missing.filter((one) => !bought.has(one)).length ?? 0;
    const price = missing * (purchaseCost.once + purchaseCost.perGuest * guests.length);
    return gain - price - (closest[drink] ?? 0) * likenessPenalty * guests.length;
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
  // The fallback where no other drink suits anybody.
  const nearness = (drink: number) =>
    fits.reduce((sum, fit) => sum + Math.max(0, fit[drink] ?? 0), 0) -
    (candidates[drink]?.missing.length ?? 0) * purchaseCost.once;
  while (chosen.length < maxDrinks) {
    const next = best(suitable, gainOf) ?? best(all, nearness);
    if (!next) break;
    const isWorthwhile =
      suitable.includes(next.drink) && next.gain >= minGainPerGuest * guests.length;
    if (chosen.length >= minDrinks && !isWorthwhile) break;
    add(next.drink);
  }
  return chosen;
}

/** How well the three best of the chosen drinks fit a guest; 0 for none. */
interface Served {
  isServed: boolean;
  best: number;
  second: number;
  third: number;
}

const nothing: Served = { isServed: false, best: 0, second: 0, third: 0 };

/** What one more drink adds to a guest's score. */
function gainFor({ isServed, best, second, third }: Served, fit: number): number {
  if (fit < 0) return 0;
  if (!isServed) return fit - unservedScore;
  if (fit > best)
    return fit - best + (best - second) * secondChoice + (second - third) * thirdChoice;
  if (fit > second) return (fit - second) * secondChoice + (second - third) * thirdChoice;
  return Math.max(0, fit - third) * thirdChoice;
}

function withDrink(served: Served, fit: number): Served {
  if (fit < 0) return served;
  const [best = 0, second = 0, third = 0] = [served.best, served.second, served.third, fit].sort(
    (a, b) => b - a,
  );
  return { isServed: true, best, second, third };
}
