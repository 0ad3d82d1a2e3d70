import type { Shelf } from '#catalogue/shelf.ts';
import { maxTogether } from '#domain/mixologist/mixologist.ts';

/** How well a purchase fits an ingredient of a recipe. */
export const fits = { named: 1, kind: 0.6, substitute: 0.4 } as const;

/** The weight of a drink that uses nothing on the shelf. */
const unrelatedWeight = 0.6;

/** The ingredients must be sorted. */
export function keyOf(buy: readonly number[]): number {
  let key = 0;
  for (const ingredient of buy) key = key * 4_096 + ingredient + 1;
  return key;
}

type Serving = ReadonlyMap<number, ReadonlyMap<number, number>>;

export interface AdvisedMenu {
  shelf: Shelf;
  known: () => readonly { id: string; ingredients: readonly number[] }[];
  missing: () => readonly { id: string; missing: readonly number[] }[];
  recipeOf: (drinkId: string) => readonly number[];
}

export class Openings {
  /** The purchases for each missing ingredient, with their fit. */
  readonly #serving: Serving;
  readonly #missing = new Map<string, readonly number[]>();
  readonly #unrelated = new Set<string>();
  /** By purchase: the drinks that need all of it and nothing else. */
  readonly #needing = new Map<number, { buy: readonly number[]; drinks: string[] }>();

  constructor(menu: AdvisedMenu, isOffered: (ingredient: number) => boolean) {
    this.#serving = servingFor(menu.shelf, isOffered);
    const isEmpty = !menu.shelf.stocked.includes(1);
    for (const { id, missing } of menu.missing()) {
      this.#missing.set(id, missing);
      if (!isEmpty && missing.length === menu.recipeOf(id).length) this.#unrelated.add(id);
      const covers = new Map<number, number[]>();
      this.#cover(missing, [], covers);
      for (const [key, buy] of covers) {
        const found = this.#needing.get(key);
        if (found) found.drinks.push(id);
        else this.#needing.set(key, { buy, drinks: [id] });
      }
    }
  }

  purchases(): (readonly number[])[] {
    return [...this.#needing.values()].map(({ buy }) => buy);
  }

  /** Includes drinks that a part of it opens. A drink's fit is that of its worst ingredient. */
  drinksOf(buy: readonly number[]): Map<string, number> {
    const drinks = new Map<string, number>();
    for (const part of partsOf(buy)) {
      for (const id of this.#needing.get(keyOf(part))?.drinks ?? []) {
        if (!drinks.has(id)) drinks.set(id, this.#fitOf(id, buy));
      }
    }
    return drinks;
  }

  /** The weighted number of drinks. Nobody buys several substitutes together. */
  valueOf(buy: readonly number[], drinks: Iterable<readonly [string, number]>): number {
    let value = 0;
    for (const [id, fit] of drinks) {
      if (buy.length > 1 && fit === fits.substitute) continue;
      value += this.#unrelated.has(id) ? unrelatedWeight * fit : fit;
    }
    return value;
  }

  replacedIn(drinkId: string, buy: readonly number[]): number[] {
    return (this.#missing.get(drinkId) ?? []).filter((asked) => !buy.includes(asked));
  }

  /**
   * Drinks that a purchase brings nearer but does not open. Fewer other missing ones count more.
   */
  reaches(): Map<number, number> {
    const reaches = new Map<number, number>();
    for (const missing of this.#missing.values()) {
      if (missing.length < 2) continue;
      for (const asked of missing) {
        for (const [bottle, fit] of this.#serving.get(asked) ?? []) {
          const reach = fit / missing.length ** 2;
          reaches.set(bottle, (reaches.get(bottle) ?? 0) + reach);
        }
      }
    }
    return reaches;
  }

  #fitOf(drinkId: string, buy: readonly number[]): number {
    let worst = Number.POSITIVE_INFINITY;
    for (const asked of this.#missing.get(drinkId) ?? []) {
      const serving = this.#serving.get(asked);
      worst = Math.min(worst, Math.max(...buy.map((one) => serving?.get(one) ?? 0)));
    }
    return worst;
  }

  #cover(missing: readonly number[], chosen: readonly number[], covers: Map<number, number[]>) {
    const [asked] = missing;
    if (asked === undefined) {
      const buy = chosen.toSorted((a, b) => a - b);
      covers.set(keyOf(buy), buy);
      return;
    }
    if (chosen.length === maxTogether) return;
    for (const bottle of this.#serving.get(asked)?.keys() ?? []) {
      const left = missing.filter((other) => !this.#serving.get(other)?.has(bottle));
      this.#cover(left, [...chosen, bottle], covers);
    }
  }
}

function servingFor(
  { ingredients, usable, stocked, allowsSubstitutes }: Shelf,
  isOffered: (ingredient: number) => boolean,
): Serving {
  const serving = new Map<number, Map<number, number>>();
  const add = (asked: number, bottle: number, fit: number) => {
    if (usable[asked]) return;
    const found = serving.get(asked) ?? new Map<number, number>();
    found.set(bottle, Math.max(found.get(bottle) ?? 0, fit));
    serving.set(asked, found);
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
    if (stocked[bottle] || !isOffered(bottle)) return;
    for (const kind of ingredients.lineage(bottle)) {
      add(kind, bottle, kind === bottle ? fits.named : fits.kind);
      for (const asked of insteadOf.get(kind) ?? []) add(asked, bottle, fits.substitute);
    }
  });
  return serving;
}

function partsOf(buy: readonly number[]): number[][] {
  const parts: number[][] = [];
  for (const one of buy) {
    parts.push(...parts.map((part) => [...part, one]), [one]);
  }
  return parts;
}
