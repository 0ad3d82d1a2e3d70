import { allergensOf } from '#catalogue/allergen-bits.ts';
import type { Shelf } from '#catalogue/shelf.ts';
import { type DrinkCategory, drinkCategories } from '#domain/drinks/drinks.ts';
import { type Allergen, allergens } from '#domain/ingredients/allergens.ts';
import type { Language, Localized } from '#domain/languages.ts';
import { type Composition, everythingOffered } from './composition.ts';
import type { DrinkIndex, Position } from './drink-index.ts';
import { type DrinkTest, type MenuFilter, recipeOf, testOf } from './menu-filter.ts';
import { browse, search } from './menu-page.ts';
import { MenuSearch } from './menu-search.ts';
import { NearName } from './near-name.ts';
import { sorted, walk } from './sorted-drinks.ts';

/** Search results are sorted by how well they match instead. */
export type MenuOrder = 'name' | 'category';

export interface MenuPage {
  ids: string[];
  next: Position | undefined;
}

export interface CategoryCount {
  category: DrinkCategory;
  count: number;
}

/** The drinks of the catalogue and of a bar that it can make and offers now. Immutable. */
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
    const listing = {
      sources: this.#sources,
      shelf: this.shelf,
      wanted: this.#wanted(filter),
      language,
      after,
      limit: size + 1,
    };
    const found = filter.searchTerm
      ? search(listing, filter.searchTerm)
      : browse(listing, order === 'category' ? this.#categories() : undefined);
    const last = found[size - 1];
    return {
      ids: found.slice(0, size).map(({ id }) => id),
      next: found.length > size ? last : undefined,
    };
  }

  /** Among orderable drinks. Undefined if no name is near. */
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

  all(language: Language): string[] {
    return this.#names((drinks, drink) => this.#isMakeable(drinks, drink), language);
  }

  orderable(language: Language): string[] {
    const test: DrinkTest = (drinks, drink) =>
      this.#isOffered(drinks, drink) && !this.composition.isSoldOut(drinks.ids[drink] ?? '');
    return this.#names(test, language);
  }

  canMake(drinkId: string): boolean {
    return this.#isTrue(drinkId, (drinks, drink) => this.#isMakeable(drinks, drink));
  }

  /** Including sold-out drinks. */
  isOffered(drinkId: string): boolean {
    return this.#isTrue(drinkId, (drinks, drink) => this.#isOffered(drinks, drink));
  }

  canOrder(drinkId: string): boolean {
    return this.isOffered(drinkId) && !this.composition.isSoldOut(drinkId);
  }

  suitable(filter: MenuFilter): string[] {
    const wanted = this.#wanted(filter);
    return this.#sources.flatMap((drinks) =>
      drinks.ids.filter((_, drink) => wanted(drinks, drink)),
    );
  }

  featured(): string[] {
    return this.composition.featured().filter((id) => this.isOffered(id));
  }

  /** Ingredient numbers. Empty for a drink that is on no menu. */
  recipeOf(drinkId: string): number[] {
    return this.#sources.flatMap((drinks) => {
      const drink = drinks.numbers.get(drinkId);
      return drink === undefined ? [] : recipeOf(drinks, drink);
    });
  }

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

  /** By what is really poured. */
  ingredientCounts(): Uint32Array {
    const counts = new Uint32Array(this.shelf.stocked.length);
    this.#each((drinks, drink) => {
      const poured = new Set(recipeOf(drinks, drink).map((asked) => this.shelf.pouredFor(asked)));
      for (const ingredient of poured) counts[ingredient] = (counts[ingredient] ?? 0) + 1;
    });
    return counts;
  }

  missing(): { id: string; missing: number[] }[] {
    return this.#sources.flatMap((drinks) =>
      drinks.ids.flatMap((id, drink) => {
        const missing = recipeOf(drinks, drink).filter((asked) => !this.shelf.usable[asked]);
        return missing.length ? { id, missing } : [];
      }),
    );
  }

  /** Including drinks that the bar cannot make now. */
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
    return [...sorted(this.#sources, test, language)].map(({ id }) => id);
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

  #wanted(filter: MenuFilter): DrinkTest {
    const test = testOf(filter, this.shelf);
    return (drinks, drink) => this.#isOffered(drinks, drink) && test(drinks, drink);
  }

  #categories(): number[] {
    return this.categoryCounts().map(({ category }) => drinkCategories.indexOf(category));
  }
}
