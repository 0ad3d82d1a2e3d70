// Which one or two purchases would let a bar make the most new drinks.
import type { BarMenu } from '#server/menu/bar-menu.ts';
import type { Shelf } from '#server/menu/shelf.ts';

export interface Gain {
  /** Indexes of the ingredients to buy. */
  buy: readonly number[];
  /** Ids of the drinks that they unlock. */
  newDrinks: string[];
}

const maxShown = 6;

/**
 * The purchases that unlock the most drinks, each counted alone. Where no single bottle unlocks
 * anything, pairs. A purchase whose drinks another one on the list unlocks, too, is left out.
 */
export function bestGains(menu: BarMenu): Gain[] {
  const opens = openedBy(menu.shelf);
  const missing = menu.missing();
  const singles = singleGains(missing, opens);
  const pairs = pairGains(missing, opens);
  const found = singles.size ? singles : pairs;
  return withoutRepeats(ranked(menu, found, pairs)).slice(0, maxShown);
}

type Opens = ReadonlyMap<number, ReadonlySet<number>>;
type Missing = readonly { id: string; missing: readonly number[] }[];

/**
 * For each ingredient that the shelf lacks: the purchases that would serve for it. Two purchases
 * together serve for what each of them serves for.
 */
function openedBy({ ingredients, usable, stocked, allowsSubstitutes }: Shelf): Opens {
  const opens = new Map<number, Set<number>>();
  const add = (asked: number, bottle: number) => {
    if (usable[asked]) return;
    opens.set(asked, (opens.get(asked) ?? new Set()).add(bottle));
  };
  const insteadOf = new Map<number, number[]>();
  if (allowsSubstitutes) {
    ingredients.list.forEach(({ substitutes }, number) => {
      for (const id of substitutes) {
        const other = ingredients.numbers.get(id);
        if (other !== undefined) insteadOf.set(other, [...(insteadOf.get(other) ?? []), number]);
      }
    });
  }
  ingredients.list.forEach((_, bottle) => {
    if (stocked[bottle]) return;
    for (const kind of ingredients.lineage(bottle)) {
      add(kind, bottle);
      for (const asked of insteadOf.get(kind) ?? []) add(asked, bottle);
    }
  });
  return opens;
}

function singleGains(missing: Missing, opens: Opens): Map<string, Gain> {
  const gains = new Map<string, Gain>();
  for (const drink of missing) {
    const [first, ...others] = drink.missing;
    for (const bottle of opens.get(first ?? -1) ?? []) {
      if (others.every((asked) => opens.get(asked)?.has(bottle)))
        addDrink(gains, [bottle], drink.id);
    }
  }
  return gains;
}

/** Pairs of which a drink needs both. */
function pairGains(missing: Missing, opens: Opens): Map<string, Gain> {
  const gains = new Map<string, Gain>();
  for (const drink of missing) {
    const [first, ...others] = drink.missing;
    const pairs = new Map<string, [number, number]>();
    for (const one of opens.get(first ?? -1) ?? []) {
      const left = others.filter((asked) => !opens.get(asked)?.has(one));
      const [next, ...rest] = left;
      for (const other of opens.get(next ?? -1) ?? []) {
        if (!rest.every((asked) => opens.get(asked)?.has(other))) continue;
        const pair: [number, number] = one < other ? [one, other] : [other, one];
        pairs.set(pair.join(), pair);
      }
    }
    for (const pair of pairs.values()) addDrink(gains, pair, drink.id);
  }
  return gains;
}

function addDrink(gains: Map<string, Gain>, buy: readonly number[], drinkId: string): void {
  const gain = gains.get(buy.join()) ?? { buy, newDrinks: [] };
  gain.newDrinks.push(drinkId);
  gains.set(buy.join(), gain);
}

/** Most drinks first; then what leads further with a second bottle; then by name. */
function ranked(menu: BarMenu, gains: Map<string, Gain>, pairs: Map<string, Gain>): Gain[] {
  const further = new Map<number, number>();
  for (const { buy, newDrinks } of pairs.values()) {
    for (const bottle of buy) {
      further.set(bottle, Math.max(further.get(bottle) ?? 0, newDrinks.length));
    }
  }
  const furtherOf = ({ buy }: Gain) => Math.max(...buy.map((bottle) => further.get(bottle) ?? 0));
  const nameOf = ({ buy }: Gain) =>
    buy.map((bottle) => menu.shelf.ingredients.list[bottle]?.id).join();
  return [...gains.values()].sort(
    (a, b) =>
      b.newDrinks.length - a.newDrinks.length ||
      furtherOf(b) - furtherOf(a) ||
      nameOf(a).localeCompare(nameOf(b)),
  );
}

/** Of purchases that unlock the same drinks, such as three gins, only the first. */
function withoutRepeats(gains: readonly Gain[]): Gain[] {
  const distinct: Gain[] = [];
  for (const gain of gains) {
    const isRepeat = distinct.some(({ newDrinks }) => {
      const known = new Set(newDrinks);
      return gain.newDrinks.every((id) => known.has(id));
    });
    if (!isRepeat) distinct.push(gain);
  }
  return distinct;
}
