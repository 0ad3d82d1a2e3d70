// A drink's number is its position in its index.

import { allergenBits } from '#catalogue/allergen-bits.ts';
import type { IngredientIndex } from '#catalogue/ingredient-index.ts';
import { trimTraits } from '#catalogue/traits.ts';
import { drinkCategories } from '#domain/drinks/drinks.ts';
import { type Language, type Localized, languages } from '#domain/languages.ts';
import { DrinkWords, plainNames, plainWords, type SearchedDrink } from './drink-words.ts';

export interface IndexedDrink extends SearchedDrink {
  id: string;
  ingredients: readonly string[];
  optional?: readonly string[];
  /** Garnish and rim. */
  trims?: readonly string[];
}

export interface Position {
  rank: number;
  name: string;
  id: string;
}

const nameless: Localized = { en: '', sk: '' };

const collators: Record<Language, Intl.Collator> = {
  en: new Intl.Collator('en', { numeric: true }),
  sk: new Intl.Collator('sk', { numeric: true }),
};

export type Named = Omit<Position, 'rank'>;

export function compareNames(language: Language, a: Named, b: Named): number {
  return collators[language].compare(a.name, b.name) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** The whole catalogue, or the own drinks of one bar. */
export class DrinkIndex {
  readonly ids: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly names: readonly Localized[];
  readonly categories: Uint8Array;
  /** The ingredient numbers of drink n are recipes[starts[n]] up to recipes[starts[n + 1]]. */
  readonly starts: Uint32Array;
  readonly recipes: Uint16Array;
  /** By drink number. Few drinks have optional ingredients. */
  readonly optional: ReadonlyMap<number, readonly number[]>;
  /** The allergens of garnish and rim, see allergen-bits.ts. */
  readonly trims: Uint32Array;
  readonly orders: Readonly<Record<Language, Uint32Array>>;
  #unindexed: readonly IndexedDrink[];
  #words: DrinkWords | undefined;
  readonly #namedAfter = new Map<number, readonly number[]>();

  constructor(drinks: readonly IndexedDrink[], ingredients: IngredientIndex) {
    // A drink with an unknown ingredient can never be made.
    const known = drinks.filter((drink) =>
      drink.ingredients.every((id) => ingredients.numbers.has(id)),
    );
    this.#unindexed = known;
    this.ids = known.map(({ id }) => id);
    this.numbers = new Map(this.ids.map((id, number) => [id, number]));
    this.names = known.map(({ name }) => name);
    this.categories = Uint8Array.from(known, ({ category }) => drinkCategories.indexOf(category));
    this.starts = new Uint32Array(known.length + 1);
    known.forEach((drink, n) => {
      this.starts[n + 1] = (this.starts[n] ?? 0) + drink.ingredients.length;
    });
    this.recipes = Uint16Array.from(
      known.flatMap((drink) => drink.ingredients.map((id) => ingredients.numbers.get(id) ?? 0)),
    );
    this.optional = new Map(
      known.flatMap(({ optional = [] }, n) =>
        optional.length ? [[n, optional.map((id) => ingredients.numbers.get(id) ?? -1)]] : [],
      ),
    );
    this.trims = Uint32Array.from(known, ({ trims = [] }) =>
      trims.reduce((bits, trim) => bits | allergenBits(trimTraits(trim).allergens ?? {}), 0),
    );
    this.orders = Object.fromEntries(
      languages.map((language) => [
        language,
        Uint32Array.from(known.keys()).sort((a, b) =>
          compareNames(language, this.position(a, language), this.position(b, language)),
        ),
      ]),
    ) as Record<Language, Uint32Array>;
  }

  get words(): DrinkWords {
    if (!this.#words) {
      this.#words = new DrinkWords(this.#unindexed);
      this.#unindexed = [];
    }
    return this.#words;
  }

  /** In either language: gin in Gin & Tonic. */
  namedAfter(drink: number, { list }: IngredientIndex): readonly number[] {
    const known = this.#namedAfter.get(drink);
    if (known) return known;
    const names = plainNames(this.names[drink] ?? nameless).replaceAll('\n', ' ');
    const recipe = this.recipes.subarray(this.starts[drink], this.starts[drink + 1]);
    const found = Array.from(recipe).filter((ingredient) =>
      Object.values(list[ingredient]?.name ?? nameless).some((name) =>
        names.includes(` ${plainWords(name).join(' ')} `),
      ),
    );
    this.#namedAfter.set(drink, found);
    return found;
  }

  position(drink: number, language: Language): Named {
    return { name: this.names[drink]?.[language] ?? '', id: this.ids[drink] ?? '' };
  }

  /** Whether or not that drink still exists. */
  startAfter(after: Named | undefined, language: Language): number {
    const order = this.orders[language];
    let low = 0;
    let high = after ? order.length : 0;
    while (after && low < high) {
      const middle = (low + high) >> 1;
      const at = this.position(order[middle] ?? 0, language);
      if (compareNames(language, at, after) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
