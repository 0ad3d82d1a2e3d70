// Of the drinks that guests name, those that are planned, and why the others are not.
import type { Omission } from '#domain/party-analysis.ts';
import type { Candidate } from './candidates.ts';
import type { Guest } from './guests.ts';
import type { Prices } from './prices.ts';

/** A host buys a bottle for each guest who names a drink, and this much more; more for a bare bar. */
const basePrice = { stocked: 2 / 3, bare: 2 };
/** A bar that makes fewer drinks is bare. */
const fewDrinks = 8;

export interface Omitted {
  drink: number;
  people: number;
  reason: Omission;
}

/**
 * The drinks that most guests name come first. A guest who names several is served by one of them; the
 * others are planned where they cost nothing and there is room.
 */
export function chooseNamed(
  guests: readonly Guest[],
  fits: readonly Float32Array[],
  drinks: readonly Candidate[],
  prices: Prices,
  /** Whether another drink may be planned beside those. */
  hasRoom: (chosen: readonly number[], drink: number) => boolean,
): { chosen: number[]; omitted: Omitted[] } {
  const votes = votesOf(guests, fits, drinks);
  const served = new Set<number>();
  const chosen: number[] = [];
  const omitted: Omitted[] = [];
  const left = new Set(votes.keys());
  const add = (drink: number) => {
    left.delete(drink);
    chosen.push(drink);
    const candidate = drinks[drink];
    if (candidate) prices.buy(candidate);
    for (const guest of votes.get(drink) ?? []) served.add(guest);
  };
  const peopleFor = (drink: number, isCounted: (guest: number) => boolean) =>
    (votes.get(drink) ?? [])
      .filter(isCounted)
      .reduce((sum, guest) => sum + (guests[guest]?.people ?? 0), 0);
  const waiting = (drink: number) => peopleFor(drink, (guest) => !served.has(guest));
  const all = (drink: number) => peopleFor(drink, () => true);
  const priceOf = (drink: number) => {
    const candidate = drinks[drink];
    return candidate ? prices.of(candidate) : Infinity;
  };
  const isBare = drinks.filter(({ missing }) => missing.length === 0).length < fewDrinks;
  const base = isBare ? basePrice.bare : basePrice.stocked;
  const isAffordable = (drink: number) => priceOf(drink) <= base + all(drink) + 1e-6;
  const next = (isPossible: (drink: number) => boolean) =>
    [...left]
      .filter(isPossible)
      .sort((a, b) => waiting(b) - waiting(a) || all(b) - all(a) || priceOf(a) - priceOf(b))[0];

  const isRoomFor = (drink: number) => hasRoom(chosen, drink);
  for (;;) {
    const drink = next((one) => waiting(one) > 0 && isAffordable(one) && isRoomFor(one));
    if (drink === undefined) break;
    add(drink);
  }
  for (;;) {
    const drink = next((one) => all(one) > 0 && priceOf(one) === 0 && isRoomFor(one));
    if (drink === undefined) break;
    add(drink);
  }
  for (const drink of left) {
    const reason: Omission =
      all(drink) === 0
        ? 'refused'
        : waiting(drink) === 0
          ? 'other'
          : isAffordable(drink)
            ? 'room'
            : 'purchases';
    omitted.push({ drink, people: all(drink) || namers(guests, drinks[drink]), reason });
  }
  return { chosen, omitted };
}

/** The guests who name each drink and may drink it. */
function votesOf(
  guests: readonly Guest[],
  fits: readonly Float32Array[],
  drinks: readonly Candidate[],
): Map<number, number[]> {
  const numbers = new Map(drinks.map(({ recipe }, n) => [recipe.id, n]));
  const votes = new Map<number, number[]>();
  guests.forEach(({ intent }, guest) => {
    for (const { id } of intent.named) {
      const drink = numbers.get(id);
      if (drink === undefined) continue;
      const voters = votes.get(drink) ?? [];
      if ((fits[guest]?.[drink] ?? -1) >= 0 && !voters.includes(guest)) voters.push(guest);
      votes.set(drink, voters);
    }
  });
  return votes;
}

function namers(guests: readonly Guest[], drink: Candidate | undefined): number {
  return guests
    .filter(({ intent }) => intent.named.some(({ id }) => id === drink?.recipe.id))
    .reduce((sum, { people }) => sum + people, 0);
}
