import { type DrinkCategory, drinkCategories } from '#domain/drink-categories.ts';
import type { Language, Localized } from '#domain/languages.ts';
import { wordsOf } from '#domain/text.ts';
import { comparePositions, type DrinkIndex, type Position } from './catalogue-index.ts';
import type { Shelf } from './shelf.ts';

export interface MenuFilter {
  searchTerm?: string | undefined;
  /** Any of these. */
  categories?: readonly string[] | undefined;
  /** All of these. */
  ingredientIds?: readonly string[] | undefined;
}

export interface MenuPage {
  ids: string[];
  /** Where the next page starts; nothing when this is the last. */
  next: Position | undefined;
}

export interface CategoryCount {
  category: DrinkCategory;
  count: number;
}

type Wanted = (drinks: DrinkIndex, drink: number) => boolean;

/** What a bar can make now: the catalogue's drinks and its own, through its shelf. */
export class BarMenu {
  readonly shelf: Shelf;
  readonly #sources: readonly DrinkIndex[];
  #categoryCounts: CategoryCount[] | undefined;

  constructor(shelf: Shelf, catalogue: DrinkIndex, own: DrinkIndex) {
    this.shelf = shelf;
    this.#sources = own.ids.length ? [catalogue, own] : [catalogue];
  }

  page(
    filter: MenuFilter,
    language: Language,
    after: Position | undefined,
    size: number,
  ): MenuPage {
    // One more than asked for tells whether there is a next page.
    const found = this.#take(this.#wanted(filter), language, after, size + 1);
    const last = found[size - 1];
    return {
      ids: found.slice(0, size).map(({ id }) => id),
      next: found.length > size ? last : undefined,
    };
  }

  /** Every drink the bar can make, by name. */
  all(language: Language): string[] {
    const found = this.#take(this.#wanted({}), language, undefined, Number.POSITIVE_INFINITY);
    return found.map(({ id }) => id);
  }

  canMake(drinkId: string): boolean {
    return this.#sources.some((drinks) => {
      const drink = drinks.numbers.get(drinkId);
      return drink !== undefined && this.#isMakeable(drinks, drink);
    });
  }

  /** What the recipe of a drink asks for in vain; nothing of a drink that is on no menu. */
  missingFor(drinkId: string): number[] {
    return this.#sources.flatMap((drinks) => {
      const drink = drinks.numbers.get(drinkId);
      if (drink === undefined) return [];
      return recipeOf(drinks, drink).filter((asked) => !this.shelf.usable[asked]);
    });
  }

  /** How many drinks the bar can make of each category; categories without any are left out. */
  categoryCounts(): readonly CategoryCount[] {
    this.#categoryCounts ??= this.#countCategories();
    return this.#categoryCounts;
  }

  #countCategories(): CategoryCount[] {
    const counts = new Uint32Array(drinkCategories.length);
    this.#each((drinks, drink) => {
      const category = drinks.categories[drink] ?? 0;
      counts[category] = (counts[category] ?? 0) + 1;
    });
    return drinkCategories
      .map((category, number) => ({ category, count: counts[number] ?? 0 }))
      .filter(({ count }) => count > 0);
  }

  /** How many drinks the bar can make with each ingredient, by what is really poured. */
  ingredientCounts(): Uint32Array {
    const counts = new Uint32Array(this.shelf.stocked.length);
    this.#each((drinks, drink) => {
      const poured = new Set(recipeOf(drinks, drink).map((asked) => this.shelf.pouredFor(asked)));
      for (const ingredient of poured) counts[ingredient] = (counts[ingredient] ?? 0) + 1;
    });
    return counts;
  }

  /** The drinks that the bar cannot make now, with what their recipes ask for in vain. */
  missing(): { id: string; missing: number[] }[] {
    return this.#sources.flatMap((drinks) =>
      drinks.ids.flatMap((id, drink) => {
        const missing = recipeOf(drinks, drink).filter((asked) => !this.shelf.usable[asked]);
        return missing.length ? { id, missing } : [];
      }),
    );
  }

  /** Every drink there is for this bar, whether or not it can make it now. */
  known(): { id: string; name: Localized; ingredients: number[] }[] {
    return this.#sources.flatMap((drinks) =>
      drinks.ids.flatMap((id, drink) => {
        const name = drinks.names[drink];
        return name ? { id, name, ingredients: recipeOf(drinks, drink) } : [];
      }),
    );
  }

  #each(visit: (drinks: DrinkIndex, drink: number) => void): void {
    for (const drinks of this.#sources) {
      for (let drink = 0; drink < drinks.ids.length; drink++) {
        if (this.#isMakeable(drinks, drink)) visit(drinks, drink);
      }
    }
  }

  #isMakeable({ starts, recipes }: DrinkIndex, drink: number): boolean {
    const { usable } = this.shelf;
    const end = starts[drink + 1] ?? 0;
    for (let at = starts[drink] ?? 0; at < end; at++) if (!usable[recipes[at] ?? 0]) return false;
    return true;
  }

  /** The test of a filter; only what the filter asks for is looked at. */
  #wanted({ searchTerm, categories, ingredientIds }: MenuFilter): Wanted {
    const tests: Wanted[] = [];
    if (categories?.length) {
      const wanted = drinkCategories.map((category) => categories.includes(category));
      tests.push((drinks, drink) => wanted[drinks.categories[drink] ?? 0] ?? false);
    }
    for (const id of ingredientIds ?? []) {
      const number = this.shelf.ingredients.numbers.get(id);
      const asked = number === undefined ? new Set<number>() : this.shelf.askedForBy(number);
      tests.push((drinks, drink) => usesAny(drinks, drink, (one) => asked.has(one)));
    }
    for (const word of wordsOf(searchTerm ?? '')) {
      const named = this.shelf.ingredients.texts.map((text) => text.includes(word));
      const isNamed = (one: number) => named[one] || named[this.shelf.pouredFor(one)] || false;
      tests.push(
        (drinks, drink) => drinks.texts[drink]?.includes(word) || usesAny(drinks, drink, isNamed),
      );
    }
    return (drinks, drink) =>
      this.#isMakeable(drinks, drink) && tests.every((test) => test(drinks, drink));
  }

  /** The first drinks by name after a position, merged from all sources. */
  #take(wanted: Wanted, language: Language, after: Position | undefined, most: number): Position[] {
    const walks = this.#sources.map((drinks) => walk(drinks, wanted, language, after));
    const heads = walks.map((each) => each.next().value);
    const found: Position[] = [];
    while (found.length < most) {
      let first = -1;
      heads.forEach((head, n) => {
        const best = heads[first];
        if (head && (!best || comparePositions(language, head, best) < 0)) first = n;
      });
      const head = heads[first];
      if (!head) break;
      found.push(head);
      heads[first] = walks[first]?.next().value;
    }
    return found;
  }
}

function* walk(
  drinks: DrinkIndex,
  wanted: Wanted,
  language: Language,
  after: Position | undefined,
): Generator<Position, undefined> {
  const order = drinks.orders[language];
  for (let at = drinks.startAfter(after, language); at < order.length; at++) {
    const drink = order[at] ?? 0;
    if (wanted(drinks, drink)) yield drinks.position(drink, language);
  }
  return undefined;
}

/** Whether the recipe of a drink has an ingredient like that. */
function usesAny(
  { starts, recipes }: DrinkIndex,
  drink: number,
  isLike: (ingredient: number) => boolean,
): boolean {
  const end = starts[drink + 1] ?? 0;
  for (let at = starts[drink] ?? 0; at < end; at++) if (isLike(recipes[at] ?? 0)) return true;
  return false;
}

function recipeOf({ starts, recipes }: DrinkIndex, drink: number): number[] {
  return Array.from(recipes.subarray(starts[drink], starts[drink + 1]));
}
