import { allergensOf, avoiding } from '#catalogue/allergen-bits.ts';
import { strengthOfIngredient } from '#catalogue/ingredient-index.ts';
import type { Shelf } from '#catalogue/shelf.ts';
import { type DrinkCategory, drinkCategories } from '#domain/drinks/drinks.ts';
import { type Allergen, allergens } from '#domain/ingredients/allergens.ts';
import type { Language, Localized } from '#domain/languages.ts';
import { type Composition, everythingOffered } from './composition.ts';
import { compareNames, type DrinkIndex, type Named, type Position } from './drink-index.ts';
import { MenuSearch } from './menu-search.ts';
import { NearName } from './near-name.ts';

export interface MenuFilter {
  searchTerm?: string | undefined;
  /** Any of these. */
  categories?: readonly string[] | undefined;
  /** All of these. */
  ingredientIds?: readonly string[] | undefined;
  /** None of these is in it, nor may be. */
  withoutAllergens?: readonly Allergen[] | undefined;
  isAlcoholFree?: boolean | undefined;
  /** It is made without this ingredient, and what is poured for it. */
  lacking?: string | undefined;
}

/** By name, or by category and then by name; answers to a search are sorted by how well they match. */
export type MenuOrder = 'name' | 'category';

export interface MenuPage {
  ids: string[];
  /** Where the next page starts; undefined on the last page. */
  next: Position | undefined;
}

export interface CategoryCount {
  category: DrinkCategory;
  count: number;
}

type DrinkTest = (drinks: DrinkIndex, drink: number) => boolean;
/** The rank of a drink, best (lowest) first; undefined if the filter excludes it. */
type RankOf = (drink: number) => number | undefined;

/** The drinks that a bar can make and offers now, of the catalogue and its own. It never changes. */
export class BarMenu {
  readonly shelf: Shelf;
  readonly composition: Composition;
  readonly #sources: readonly DrinkIndex[];
  #categoryCounts: CategoryCount[] | undefined;

  constructor(
    shelf: Shelf,
    catalogue: DrinkIndex,
    own: DrinkIndex,
    composition = everythingOffered,
  ) {
    this.shelf = shelf;
    this.composition = composition;
    this.#sources = own.ids.length ? [catalogue, own] : [catalogue];
  }

  page(
    filter: MenuFilter,
    language: Language,
    after: Position | undefined,
    size: number,
    order: MenuOrder = 'name',
  ): MenuPage {
    // One more than asked for tells whether there is a next page.
    const found = filter.searchTerm
      ? this.#search(filter, language, after, size + 1)
      : this.#browse(filter, language, after, size + 1, order);
    const last = found[size - 1];
    return {
      ids: found.slice(0, size).map(({ id }) => id),
      next: found.length > size ? last : undefined,
    };
  }

  /** The name of a drink that guests can order and that is nearest to the search term, if one is near. */
  nearestName(filter: MenuFilter, language: Language): string | undefined {
    const near = new NearName(filter.searchTerm ?? '');
    const wanted = this.#wanted(filter);
    const test: DrinkTest = (drinks, drink) =>
      wanted(drinks, drink) && !this.composition.isSoldOut(drinks.ids[drink] ?? '');
    let nearest: { name: string; difference: number } | undefined;
    for (const drinks of this.#sources) {
      for (const { id, name } of walk(drinks, test, language, undefined)) {
        const difference = near.differenceOf(
          drinks.words.lines[drinks.numbers.get(id) ?? -1] ?? '',
        );
        if (difference === undefined) continue;
        if (!nearest || difference < nearest.difference) nearest = { name, difference };
      }
    }
    return nearest?.name;
  }

  /** Every drink the bar can make, offered or not, by name. */
  all(language: Language): string[] {
    return this.#names((drinks, drink) => this.#isMakeable(drinks, drink), language);
  }

  /** The drinks that guests can order, by name. */
  orderable(language: Language): string[] {
    const test: DrinkTest = (drinks, drink) =>
      this.#isOffered(drinks, drink) && !this.composition.isSoldOut(drinks.ids[drink] ?? '');
    return this.#names(test, language);
  }

  /** Whether the shelf has everything for a drink. */
  canMake(drinkId: string): boolean {
    return this.#isTrue(drinkId, (drinks, drink) => this.#isMakeable(drinks, drink));
  }

  /** Whether a drink is on the guests' menu, if only as sold out. */
  isOffered(drinkId: string): boolean {
    return this.#isTrue(drinkId, (drinks, drink) => this.#isOffered(drinks, drink));
  }

  canOrder(drinkId: string): boolean {
    return this.isOffered(drinkId) && !this.composition.isSoldOut(drinkId);
  }

  /** The ids of the drinks on the guests' menu that a filter lets through, in no order. */
  suitable(filter: MenuFilter): string[] {
    const wanted = this.#wanted(filter);
    return this.#sources.flatMap((drinks) =>
      drinks.ids.filter((_, drink) => wanted(drinks, drink)),
    );
  }

  /** The featured drinks on the menu, in the owner's order. */
  featured(): string[] {
    return this.composition.featured().filter((id) => this.isOffered(id));
  }

  /** The ingredient numbers of a drink's recipe; empty for a drink that is on no menu. */
  recipeOf(drinkId: string): number[] {
    return this.#sources.flatMap((drinks) => {
      const drink = drinks.numbers.get(drinkId);
      return drink === undefined ? [] : recipeOf(drinks, drink);
    });
  }

  /** How many drinks are on the menu of each category; categories without any are left out. */
  categoryCounts(filter?: MenuFilter): readonly CategoryCount[] {
    if (filter) return this.#countCategories(filter);
    this.#categoryCounts ??= this.#countCategories({});
    return this.#categoryCounts;
  }

  #countCategories(filter: MenuFilter): CategoryCount[] {
    const counts = new Uint32Array(drinkCategories.length);
    const wanted = this.#wanted(filter);
    const search = filter.searchTerm
      ? new MenuSearch(filter.searchTerm, this.#sources, this.shelf)
      : undefined;
    for (const drinks of this.#sources) {
      const rankOf = search?.ranksOf(drinks);
      for (let drink = 0; drink < drinks.ids.length; drink++) {
        if (!wanted(drinks, drink) || (rankOf && rankOf(drink) === undefined)) continue;
        const category = drinks.categories[drink] ?? 0;
        counts[category] = (counts[category] ?? 0) + 1;
      }
    }
    return drinkCategories
      .map((category, number) => ({ category, count: counts[number] ?? 0 }))
      .filter(({ count }) => count > 0);
  }

  /** What somebody who avoids allergens must look out for: those that drinks on the menu have or may have. */
  allergens(): Allergen[] {
    const { ingredients } = this.shelf;
    let bits = 0;
    this.#each((drinks, drink) => {
      if (!this.composition.isOffered(drinks, drink)) return;
      bits |= drinks.trims[drink] ?? 0;
      for (const asked of recipeOf(drinks, drink))
        bits |= ingredients.allergens[this.shelf.pouredFor(asked)] ?? 0;
    });
    const { has, may } = allergensOf(bits);
    return allergens.filter((allergen) => has.includes(allergen) || may.includes(allergen));
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

  /** The drinks that the bar cannot make now, with the ingredients it lacks for each. */
  missing(): { id: string; missing: number[] }[] {
    return this.#sources.flatMap((drinks) =>
      drinks.ids.flatMap((id, drink) => {
        const missing = recipeOf(drinks, drink).filter((asked) => !this.shelf.usable[asked]);
        return missing.length ? { id, missing } : [];
      }),
    );
  }

  /** Every drink of the catalogue and of this bar, whether or not the bar can make it now. */
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

  #names(test: DrinkTest, language: Language): string[] {
    return [...merge(this.#walks(test, language, undefined), language)].map(({ id }) => id);
  }

  #isTrue(drinkId: string, test: DrinkTest): boolean {
    return this.#sources.some((drinks) => {
      const drink = drinks.numbers.get(drinkId);
      return drink !== undefined && test(drinks, drink);
    });
  }

  #isOffered(drinks: DrinkIndex, drink: number): boolean {
    return this.composition.isOffered(drinks, drink) && this.#isMakeable(drinks, drink);
  }

  #isMakeable({ starts, recipes }: DrinkIndex, drink: number): boolean {
    const { usable } = this.shelf;
    const end = starts[drink + 1] ?? 0;
    for (let at = starts[drink] ?? 0; at < end; at++) if (!usable[recipes[at] ?? 0]) return false;
    return true;
  }

  /** Whether a substitute is poured for the ingredient in the drink's name: gin in Borovička & Tonic. */
  #hasNamesakeReplaced(drinks: DrinkIndex, drink: number): boolean {
    const { shelf } = this;
    if (!shelf.hasSubstitutes || !usesAny(drinks, drink, (one) => shelf.isReplaced(one)))
      return false;
    return drinks.namedAfter(drink, shelf.ingredients).some((one) => shelf.isReplaced(one));
  }

  /** The test for a filter without its search term; conditions that are not set cost nothing. */
  #wanted(filter: MenuFilter): DrinkTest {
    const { categories, ingredientIds, withoutAllergens, isAlcoholFree, lacking } = filter;
    const tests: DrinkTest[] = [];
    if (categories?.length) {
      const wanted = drinkCategories.map((category) => categories.includes(category));
      tests.push((drinks, drink) => wanted[drinks.categories[drink] ?? 0] ?? false);
    }
    for (const id of ingredientIds ?? []) {
      const number = this.shelf.ingredients.numbers.get(id);
      const asked = number === undefined ? new Set<number>() : this.shelf.askedForBy(number);
      tests.push((drinks, drink) => usesAny(drinks, drink, (one) => asked.has(one)));
    }
    const { shelf } = this;
    const { list, allergens: bitsOf } = shelf.ingredients;
    if (withoutAllergens?.length) {
      const avoided = avoiding(withoutAllergens);
      const isHarmful = (one: number) =>
        ((bitsOf[shelf.pouredFor(one)] ?? avoided) & avoided) !== 0;
      tests.push(
        (drinks, drink) =>
          ((drinks.trims[drink] ?? 0) & avoided) === 0 && !mayHold(drinks, drink, isHarmful),
      );
    }
    if (isAlcoholFree) {
      const isAlcoholic = (one: number) => {
        const ingredient = list[shelf.pouredFor(one)];
        return !ingredient || strengthOfIngredient(ingredient) > 0;
      };
      tests.push((drinks, drink) => !mayHold(drinks, drink, isAlcoholic));
    }
    const gone = lacking === undefined ? undefined : shelf.ingredients.numbers.get(lacking);
    if (gone !== undefined) {
      const asked = shelf.askedForBy(gone);
      const poured = shelf.pouredFor(gone);
      const isGone = (one: number) => asked.has(one) || shelf.pouredFor(one) === poured;
      tests.push((drinks, drink) => !usesAny(drinks, drink, isGone));
    }
    return (drinks, drink) =>
      this.#isOffered(drinks, drink) && tests.every((test) => test(drinks, drink));
  }

  /**
   * Drinks by name, in each category of its own or in all of them; those with a substitute for their
   * namesake come last.
   */
  #browse(
    filter: MenuFilter,
    language: Language,
    after: Position | undefined,
    limit: number,
    order: MenuOrder,
  ): Position[] {
    const wanted = this.#wanted(filter);
    const found: Position[] = [];
    const sections: (number | undefined)[] =
      order === 'category'
        ? this.categoryCounts().map(({ category }) => drinkCategories.indexOf(category))
        : [undefined];
    const ranks = sections
      .flatMap((section) =>
        this.shelf.hasSubstitutes
          ? [
              { section, isLast: false },
              { section, isLast: true },
            ]
          : [{ section, isLast: false }],
      )
      .map((each) => ({ ...each, rank: 2 * (each.section ?? 0) + Number(each.isLast) }));
    for (const { rank, section, isLast } of ranks) {
      if (after && rank < after.rank) continue;
      const belongs: DrinkTest = (drinks, drink) =>
        (section === undefined || drinks.categories[drink] === section) &&
        wanted(drinks, drink) &&
        this.#hasNamesakeReplaced(drinks, drink) === isLast;
      const walks = this.#walks(belongs, language, after?.rank === rank ? after : undefined);
      for (const named of merge(walks, language)) {
        found.push({ rank, ...named });
        if (found.length === limit) return found;
      }
    }
    return found;
  }

  /** Drinks that match the search term, best match first, then by name. */
  #search(
    filter: MenuFilter,
    language: Language,
    after: Position | undefined,
    limit: number,
  ): Position[] {
    const wanted = this.#wanted(filter);
    const search = new MenuSearch(filter.searchTerm ?? '', this.#sources, this.shelf);
    const byRank = this.#sources.map((drinks) => {
      const answers = search.ranksOf(drinks);
      const rankOf: RankOf = (drink) => {
        const rank = wanted(drinks, drink) ? answers(drink) : undefined;
        return rank === undefined
          ? rank
          : 2 * rank + Number(this.#hasNamesakeReplaced(drinks, drink));
      };
      return ranked(drinks, rankOf, language, after);
    });
    const ranks = new Set(byRank.flatMap((lists) => [...lists.keys()]));
    const found: Position[] = [];
    for (const rank of [...ranks].sort((a, b) => a - b)) {
      const walks = byRank.map((lists) => lists.get(rank) ?? []);
      for (const named of merge(walks, language)) {
        found.push({ rank, ...named });
        if (found.length === limit) return found;
      }
    }
    return found;
  }

  #walks(wanted: DrinkTest, language: Language, after: Position | undefined): Iterable<Named>[] {
    return this.#sources.map((drinks) => walk(drinks, wanted, language, after));
  }
}

/** Merges lists that are sorted by name. */
function* merge(lists: readonly Iterable<Named>[], language: Language): Generator<Named> {
  const walks = lists.map((list) => list[Symbol.iterator]());
  const heads = walks.map((each): Named | undefined => each.next().value);
  for (;;) {
    let first = -1;
    heads.forEach((head, n) => {
      const best = heads[first];
      if (head && (!best || compareNames(language, head, best) < 0)) first = n;
    });
    const head = heads[first];
    if (!head) return;
    yield head;
    heads[first] = walks[first]?.next().value;
  }
}

/** The drinks of each rank after a position, by name. */
function ranked(
  drinks: DrinkIndex,
  rankOf: RankOf,
  language: Language,
  after: Position | undefined,
): Map<number, Named[]> {
  const lists = new Map<number, Named[]>();
  const start = drinks.startAfter(after, language);
  drinks.orders[language].forEach((drink, at) => {
    const rank = rankOf(drink);
    if (rank === undefined) return;
    if (after && (rank < after.rank || (rank === after.rank && at < start))) return;
    const list = lists.get(rank);
    const named = drinks.position(drink, language);
    if (list) list.push(named);
    else lists.set(rank, [named]);
  });
  return lists;
}

function* walk(
  drinks: DrinkIndex,
  wanted: DrinkTest,
  language: Language,
  after: Position | undefined,
): Generator<Named, undefined> {
  const order = drinks.orders[language];
  for (let at = drinks.startAfter(after, language); at < order.length; at++) {
    const drink = order[at] ?? 0;
    if (wanted(drinks, drink)) yield drinks.position(drink, language);
  }
  return undefined;
}

/** Whether an ingredient of the drink's recipe passes the test. */
function usesAny(
  { starts, recipes }: DrinkIndex,
  drink: number,
  matches: (ingredient: number) => boolean,
): boolean {
  const end = starts[drink + 1] ?? 0;
  for (let at = starts[drink] ?? 0; at < end; at++) if (matches(recipes[at] ?? 0)) return true;
  return false;
}

/** The same, with what is optional. */
function mayHold(drinks: DrinkIndex, drink: number, matches: (one: number) => boolean): boolean {
  return usesAny(drinks, drink, matches) || (drinks.optional.get(drink) ?? []).some(matches);
}

function recipeOf({ starts, recipes }: DrinkIndex, drink: number): number[] {
  return Array.from(recipes.subarray(starts[drink], starts[drink + 1]));
}
