import type { Omission } from '#domain/parties/party-analysis.ts';
import type { Candidate } from './candidates.ts';
import type { Guest } from './guests.ts';
import type { Prices } from './prices.ts';

/** A host buys one bottle per guest who names a drink, plus this many. More for a bare bar. */
const basePrice = { stocked: 2 / 3, bare: 2 };
const fewDrinks = 8;

export interface Omitted {
  drink: number;
  people: number;
  reason: Omission;
}

/** A guest who names several drinks gets one of them. */
export class NamedDrinks {
  readonly #guests: readonly Guest[];
  readonly #drinks: readonly Candidate[];
  readonly #prices: Prices;
  readonly #votes: ReadonlyMap<number, readonly number[]>;
  readonly #base: number;

  constructor(
    guests: readonly Guest[],
    fits: readonly Float32Array[],
    drinks: readonly Candidate[],
    prices: Prices,
  ) {
    this.#guests = guests;
    this.#drinks = drinks;
    this.#prices = prices;
    this.#votes = votesOf(guests, fits, drinks);
    const isBare = drinks.filter(({ missing }) => missing.length === 0).length < fewDrinks;
    this.#base = isBare ? basePrice.bare : basePrice.stocked;
  }

  next(
    chosen: readonly number[],
    isPossible: (drink: number, waiting: number) => boolean,
    isWaiting = this.#isWaiting(chosen),
  ): number | undefined {
    return [...this.#votes.keys()]
      .filter((drink) => !chosen.includes(drink) && this.#people(drink) > 0)
      .map((drink) => ({ drink, waiting: this.#people(drink, isWaiting) }))
      .filter(({ drink, waiting }) => isPossible(drink, waiting))
      .sort(
        (a, b) =>
          b.waiting - a.waiting ||
          this.#people(b.drink) - this.#people(a.drink) ||
          this.#priceOf(a.drink) - this.#priceOf(b.drink),
      )[0]?.drink;
  }

  isAffordable(drink: number): boolean {
    return this.#priceOf(drink) <= this.#base + this.#people(drink) + 1e-6;
  }

  isPaid(drink: number): boolean {
    return this.#priceOf(drink) === 0;
  }

  omitted(chosen: readonly number[]): Omitted[] {
    const isWaiting = this.#isWaiting(chosen);
    const left = [...this.#votes.keys()].filter((drink) => !chosen.includes(drink));
    return left.map((drink) => {
      const people = this.#people(drink);
      const reason: Omission =
        people === 0
          ? 'refused'
          : this.#people(drink, isWaiting) === 0
            ? 'other'
            : this.isAffordable(drink)
              ? 'room'
              : 'purchases';
      return { drink, people: people || namers(this.#guests, this.#drinks[drink]), reason };
    });
  }

  #isWaiting(chosen: readonly number[]): (guest: number) => boolean {
    const served = new Set(chosen.flatMap((drink) => this.#votes.get(drink) ?? []));
    return (guest) => !served.has(guest);
  }

  #people(drink: number, isCounted: (guest: number) => boolean = () => true): number {
    return (this.#votes.get(drink) ?? [])
      .filter(isCounted)
      .reduce((sum, guest) => sum + (this.#guests[guest]?.people ?? 0), 0);
  }

  #priceOf(drink: number): number {
    const candidate = this.#drinks[drink];
    return candidate ? this.#prices.of(candidate) : Infinity;
  }
}

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
