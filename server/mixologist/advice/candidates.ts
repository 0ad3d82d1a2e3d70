import { traitsOf } from '#catalogue/traits.ts';
import { type AdvisedMenu, keyOf, type Openings } from './openings.ts';

export interface Candidate {
  buy: readonly number[];
  /** The drinks that it opens, with its fit for their recipes. */
  drinks: ReadonlyMap<string, number>;
  /** The rough price, relative to a bottle of soda. */
  price: number;
  uses: number;
  value: number;
  /** Its value, and that of drinks that come nearer, per ingredient and price. */
  worth: number;
}

/** A purchase of several must exceed its parts by this share and this number of drinks. */
const minSynergy = { share: 1.3, drinks: 1 };
/** At this weight, a juice for 5 new drinks is worth a spirit for 8. */
const priceWeight = 0.25;
const minPrice = 0.5;
/**
 * At count 1, two ingredients must open twice as much as one. An empty shelf needs several
 * purchases.
 */
const weights = { count: 1, nearer: 0.1 };
const weightsAtFirst = { count: 0.5, nearer: 0.4 };
const extendedPairs = 25;

/** Single ingredients, and two or three that open clearly more together than apart. */
export function candidatesOf(menu: AdvisedMenu, openings: Openings): Candidate[] {
  const { list } = menu.shelf.ingredients;
  const uses = usesOf(menu);
  const reaches = openings.reaches();
  const { count, nearer } = menu.shelf.stocked.includes(1) ? weights : weightsAtFirst;
  const priceOf = (number: number) => {
    const ingredient = list[number];
    return ingredient ? traitsOf(ingredient.id, ingredient.category).price : 0;
  };
  const opened = new Map<number, Pick<Candidate, 'drinks' | 'value'>>();
  const open = (buy: readonly number[]) => {
    const key = keyOf(buy);
    const known = opened.get(key);
    if (known) return known;
    const drinks = openings.drinksOf(buy);
    const found = { drinks, value: openings.valueOf(buy, drinks) };
    opened.set(key, found);
    return found;
  };
  const candidateOf = (buy: readonly number[]): Candidate => {
    const { drinks, value } = open(buy);
    const price = sum(buy.map(priceOf));
    const reach = sum(buy.map((number) => reaches.get(number) ?? 0));
    const meanPrice = Math.max(price / buy.length, minPrice);
    return {
      buy: buy.toSorted((a, b) => priceOf(b) - priceOf(a) || uses(b) - uses(a)),
      drinks,
      price,
      uses: sum(buy.map(uses)),
      value,
      worth: (value + nearer * reach) / buy.length ** count / meanPrice ** priceWeight,
    };
  };
  const isBetterTogether = (buy: readonly number[]) => {
    const { value } = open(buy);
    return buy.every((one) => {
      const apart = open([one]).value + open(buy.filter((other) => other !== one)).value;
      return value >= minSynergy.share * apart && value >= apart + minSynergy.drinks;
    });
  };
  const purchases = openings.purchases();
  const pairs = purchases
    .filter((buy) => buy.length === 2)
    .map(candidateOf)
    .sort((a, b) => b.worth - a.worth);
  const all = new Map([...purchases, ...extended(pairs)].map((buy) => [keyOf(buy), buy]));
  return [...all.values()]
    .filter((buy) => buy.length === 1 || isBetterTogether(buy))
    .map(candidateOf);
}

function extended(pairs: readonly Candidate[]): number[][] {
  const partners = new Map<number, Set<number>>();
  for (const { buy } of pairs) {
    for (const one of buy) {
      const known = partners.get(one) ?? new Set();
      for (const other of buy) known.add(other);
      partners.set(one, known);
    }
  }
  const triples = new Map<number, number[]>();
  for (const { buy } of pairs.slice(0, extendedPairs)) {
    for (const third of new Set(buy.flatMap((one) => [...(partners.get(one) ?? [])]))) {
      if (buy.includes(third)) continue;
      const triple = [...buy, third].sort((a, b) => a - b);
      triples.set(keyOf(triple), triple);
    }
  }
  return [...triples.values()];
}

function usesOf(menu: AdvisedMenu): (ingredient: number) => number {
  const uses = new Uint32Array(menu.shelf.stocked.length);
  for (const { ingredients } of menu.known()) {
    for (const number of ingredients) uses[number] = (uses[number] ?? 0) + 1;
  }
  return (ingredient) => uses[ingredient] ?? 0;
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
