// The state of a house thread: the catalogue, and the most recently used bars.

import { IngredientIndex } from '#catalogue/ingredient-index.ts';
import type { RecipeRow } from '#catalogue/recipe-row.ts';
import { Shelf } from '#catalogue/shelf.ts';
import type { Language } from '#domain/languages.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { candidateOf, type PartyMenu } from '#language/party/candidates.ts';
import { type PouredIngredient, recipeOf, unknownIngredient } from '#language/profiles/recipe.ts';
import { entryOf, MenuIndex, type SearchEntry } from '#language/ranking/menu-index.ts';
import { PhraseIndex } from '#language/shelf-lists/phrase-index.ts';
import { LruCache } from '#server/cache/lru-cache.ts';
import type { MenuDrink } from '#server/mixologist/engine.ts';
import type { Resources } from '#server/threads/serve-tasks.ts';
import type { AccountFacts, BarFacts, CatalogueFacts } from './facts.ts';

/** Ingredients by all their names. Indexed at the first list, because few lists are read. */
export class NamedIngredients {
  readonly index: IngredientIndex;
  #phrases: PhraseIndex | undefined;

  constructor(index: IngredientIndex) {
    this.index = index;
  }

  get phrases(): PhraseIndex {
    this.#phrases ??= new PhraseIndex(this.index);
    return this.#phrases;
  }
}

export interface Catalogue {
  ingredients: IngredientIndex;
  named: NamedIngredients;
  recipes: ReadonlyMap<string, RecipeRow>;
  entries: ReadonlyMap<string, SearchEntry>;
  names: DrinkNames;
}

export class Bar {
  readonly shelf: Shelf;
  readonly menu: MenuIndex;
  /** The number of drinks that no other bar shares. */
  readonly ownSize: number;
  readonly #catalogue: Catalogue;
  readonly #own: readonly RecipeRow[];
  readonly #featured: ReadonlySet<string>;
  readonly #poured = new Map<string, PouredIngredient[]>();
  #party: PartyMenu | undefined;

  constructor(facts: BarFacts, catalogue: Catalogue) {
    const ingredients = withOwn(catalogue.ingredients, facts);
    this.shelf = new Shelf(ingredients, facts.stocked, facts.allowsSubstitutes, facts.out);
    this.#catalogue = catalogue;
    this.#own = facts.own;
    this.#featured = new Set(facts.featured);
    const own = new Map(facts.own.map((row) => [row.id, row]));
    const entries: SearchEntry[] = [];
    let ownSize = 0;
    for (const id of facts.orderable) {
      const row = own.get(id) ?? catalogue.recipes.get(id);
      if (!row) continue;
      const asked = row.parts.map((part) => ingredients.numbers.get(part.ingredientId) ?? -1);
      const used = asked.map((number) => this.shelf.pouredFor(number));
      const poured = used.map((number) => ingredients.list[number] ?? unknownIngredient);
      const isAsWritten = used.every((number, n) => number === asked[n]);
      const known = isAsWritten ? catalogue.entries.get(id) : undefined;
      if (!known) ownSize++;
      entries.push(known ?? entryOf(recipeOf(row, poured)));
      this.#poured.set(id, poured);
    }
    const ownProfiles = profilesOf(entries).filter(({ id }) => own.has(id));
    const hasNames = ownProfiles.length > 0;
    const names = hasNames
      ? new DrinkNames([...ownProfiles, ...profilesOf(catalogue.entries.values())])
      : catalogue.names;
    this.menu = new MenuIndex(entries, names, this.#featured);
    this.ownSize = ownSize + (hasNames ? namesSize : 0);
  }

  /** The menu in one language, and the names of all other drinks. */
  described(language: Language): { drinks: MenuDrink[]; notServed: string[] } {
    const rows = [...this.#catalogue.recipes.values(), ...this.#own];
    const served = rows.filter(({ id }) => this.#poured.has(id));
    const others = rows.filter(({ id }) => !this.#poured.has(id));
    const drinkOf = (row: RecipeRow, n: number): MenuDrink => ({
      id: row.id,
      number: n + 1,
      name: row.name[language],
      category: row.category,
      alcoholContent: row.alcoholContent,
      glass: row.glass,
      isCrushed: row.ice === 'crushed',
      isBlended: row.method === 'blend',
      ingredients: (this.#poured.get(row.id) ?? []).map(({ name }) => name[language]),
      isFeatured: this.#featured.has(row.id),
    });
    return { drinks: served.map(drinkOf), notServed: others.map(({ name }) => name[language]) };
  }

  /** Ids of the menu's drinks that most guests know. */
  get famous(): ReadonlySet<string> {
    return new Set(this.menu.profiles.filter(({ isFamous }) => isFamous).map(({ id }) => id));
  }

  /** All drinks of the catalogue and the bar's own, each with the substitutes of its shelf. */
  get party(): PartyMenu {
    if (this.#party) return this.#party;
    const { recipes, entries, names } = this.#catalogue;
    const drinks = [...recipes.values(), ...this.#own].map((recipe) =>
      candidateOf(recipe, this.shelf, entries),
    );
    const all = this.#own.length ? new DrinkNames(drinks.map(({ entry }) => entry.profile)) : names;
    this.#party = { shelf: this.shelf, drinks, names: all };
    return this.#party;
  }
}

/**
 * Unshared drinks of all bars: about 10 KB each, so 60 MB. Other bars take as much as a few of
 * them.
 */
const maxOwnDrinks = 6_000;
const fewDrinks = 4;
/** The size of a bar's unshared names, in drinks. */
const namesSize = 64;
const maxCatalogues = 2;
/** The accounts with own ingredients that pasted a list last. */
const maxAccounts = 20;

export class KnownBars implements Resources {
  readonly #catalogues = new LruCache<Catalogue>(maxCatalogues);
  readonly #accounts = new LruCache<NamedIngredients>(maxAccounts);
  readonly #bars: LruCache<Bar>;

  constructor(maxDrinks = maxOwnDrinks) {
    this.#bars = new LruCache(maxDrinks, ({ ownSize }) => fewDrinks + ownSize);
  }

  get(key: string): Catalogue | NamedIngredients | Bar | undefined {
    return this.#catalogues.get(key) ?? this.#bars.get(key) ?? this.#accounts.get(key);
  }

  set(key: string, facts: CatalogueFacts | AccountFacts | BarFacts): void {
    if ('recipes' in facts) {
      this.#catalogues.set(key, catalogueOf(facts));
      return;
    }
    const catalogue = this.#catalogues.get(facts.catalogue);
    // If its catalogue was removed meanwhile, it counts as missing as well.
    if (!catalogue) return;
    if ('orderable' in facts) this.#bars.set(key, new Bar(facts, catalogue));
    else this.#accounts.set(key, new NamedIngredients(withOwn(catalogue.ingredients, facts)));
  }
}

function withOwn(catalogue: IngredientIndex, { ingredients: own }: AccountFacts): IngredientIndex {
  return own.length ? new IngredientIndex([...catalogue.list, ...own], catalogue) : catalogue;
}

function catalogueOf({ ingredients: list, recipes }: CatalogueFacts): Catalogue {
  const ingredients = new IngredientIndex(list);
  const entries = new Map(
    recipes.map((row) => [row.id, entryOf(recipeOf(row, ingredientsOf(row, ingredients)))]),
  );
  return {
    ingredients,
    named: new NamedIngredients(ingredients),
    recipes: new Map(recipes.map((row) => [row.id, row])),
    entries,
    names: new DrinkNames(profilesOf(entries.values())),
  };
}

function ingredientsOf(row: RecipeRow, { numbers, list }: IngredientIndex): PouredIngredient[] {
  return row.parts.map(
    ({ ingredientId }) => list[numbers.get(ingredientId) ?? -1] ?? unknownIngredient,
  );
}

function profilesOf(entries: Iterable<SearchEntry>) {
  return Array.from(entries, ({ profile }) => profile);
}
