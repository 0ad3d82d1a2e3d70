// The search indexes of menus, in memory: those of the bars that were searched last.
import { createHash } from 'node:crypto';
import type { Language } from '#domain/languages.ts';
import { LruCache } from '#server/cache/lru-cache.ts';
import { nameInSentence } from '#server/catalogue/name-in-sentence.ts';
import type { Db } from '#server/db/database.ts';
import type { BarMenu } from '#server/menu/bar-menu.ts';
import type { IngredientIndex } from '#server/menu/catalogue-index.ts';
import { type RecipeRow, readRecipes } from '#server/menu/rows.ts';
import type { MenuDrink } from '#server/mixologist/engine.ts';
import { DrinkNames } from './drink-names.ts';
import { entryOf, MenuIndex, type SearchEntry } from './menu-index.ts';
import { type PouredIngredient, recipeOf, unknownIngredient } from './recipe.ts';

/** Every drink of the catalogue, makeable or not. */
export interface CatalogueSearch {
  recipes: ReadonlyMap<string, RecipeRow>;
  entries: ReadonlyMap<string, SearchEntry>;
  names: DrinkNames;
}

export interface BarSearch {
  menu: MenuIndex;
  /** How many drinks it holds that no other bar's index shares. */
  ownSize: number;
  /** Changes whenever the bar can make other drinks, or makes them of other bottles. */
  version: string;
  /** The ingredients that are poured into a drink, in the order of its recipe, as within a sentence. */
  partNames: (language: Language) => (drinkId: string) => readonly string[];
  /** The menu in one language, and the names of drinks that are not on it. */
  described: (language: Language) => { menu: MenuDrink[]; notServed: string[] };
}

/**
 * How many drinks the indexes of all bars may hold, besides those that they share: at about 10 KB each,
 * 60 MB. A bar without substitutes and own drinks takes as much as a few of them.
 */
const maxOwnDrinks = 6_000;
const fewDrinks = 4;
/** Names of drinks, which a bar with own drinks does not share, take as much as these. */
const namesSize = 64;

export class SearchIndexes {
  /** Each reading of the catalogue has ingredients of its own. */
  readonly #catalogues = new WeakMap<IngredientIndex, Promise<CatalogueSearch>>();
  /** By the bar, each for one version of its menu. */
  readonly #bars: LruCache<{ menu: BarMenu; search: BarSearch }>;
  readonly #underWay = new WeakMap<BarMenu, Promise<BarSearch>>();

  constructor(maxDrinks = maxOwnDrinks) {
    this.#bars = new LruCache(maxDrinks, ({ search }) => fewDrinks + search.ownSize);
  }

  /** The drinks that all bars share. */
  catalogue(db: Db, ingredients: IngredientIndex): Promise<CatalogueSearch> {
    return memoized(this.#catalogues, ingredients.catalogue, async () => {
      const rows = await readRecipes(db, null);
      const entries = new Map(
        rows.map((row) => [row.id, entryOf(recipeOf(row, ingredientsOf(row, ingredients)))]),
      );
      return {
        recipes: new Map(rows.map((row) => [row.id, row])),
        entries,
        names: new DrinkNames(profilesOf(entries.values())),
      };
    });
  }

  /** The drinks that a bar's guests can order now, as it makes them. */
  async of(db: Db, barId: string, menu: BarMenu): Promise<BarSearch> {
    const kept = this.#bars.get(barId);
    if (kept?.menu === menu) return kept.search;
    const search = await memoized(this.#underWay, menu, async () => {
      const catalogue = await this.catalogue(db, menu.shelf.ingredients);
      const own = new Map((await readRecipes(db, barId)).map((row) => [row.id, row]));
      return barSearch(menu, catalogue, own);
    });
    this.#underWay.delete(menu);
    this.#bars.set(barId, { menu, search });
    return search;
  }
}

function barSearch(
  menu: BarMenu,
  catalogue: CatalogueSearch,
  own: ReadonlyMap<string, RecipeRow>,
): BarSearch {
  const { shelf } = menu;
  const { numbers, list } = shelf.ingredients;
  const entries: SearchEntry[] = [];
  const poured = new Map<string, PouredIngredient[]>();
  let ownSize = 0;
  const digest = createHash('sha256');
  for (const id of menu.orderable('en')) {
    const row = own.get(id) ?? catalogue.recipes.get(id);
    if (!row) continue;
    const asked = row.parts.map((part) => numbers.get(part.ingredientId) ?? -1);
    const used = asked.map((number) => shelf.pouredFor(number));
    const ingredients = used.map((number) => list[number] ?? unknownIngredient);
    const isAsWritten = used.every((number, n) => number === asked[n]);
    const known = isAsWritten ? catalogue.entries.get(id) : undefined;
    if (!known) ownSize++;
    entries.push(known ?? entryOf(recipeOf(row, ingredients)));
    poured.set(id, ingredients);
    const isFeatured = menu.composition.isFeatured(id);
    digest.update(`${id} ${used} ${row.name.en} ${isFeatured ? 'featured' : ''}\n`);
  }
  const partsOf = (id: string) => poured.get(id) ?? [];
  const partNames = (language: Language) => (id: string) =>
    partsOf(id).map(({ name, own: isOwn }) =>
      isOwn ? name[language] : nameInSentence(name[language], language),
    );
  const ownProfiles = profilesOf(entries).filter(({ id }) => own.has(id));
  const hasNames = ownProfiles.length > 0;
  const names = hasNames
    ? new DrinkNames([...ownProfiles, ...profilesOf(catalogue.entries.values())])
    : catalogue.names;
  return {
    menu: new MenuIndex(entries, names, new Set(menu.featured())),
    ownSize: ownSize + (hasNames ? namesSize : 0),
    version: digest.digest('base64url').slice(0, 16),
    partNames,
    described: (language) => {
      const rows = [...new Map([...catalogue.recipes, ...own]).values()];
      const isServed = ({ id }: RecipeRow) => poured.has(id);
      const menuDrinkOf = (row: RecipeRow): MenuDrink => ({
        id: row.id,
        name: row.name[language],
        description: row.description[language],
        alcoholContent: row.alcoholContent,
        ingredients: partsOf(row.id).map(({ name }) => name[language]),
        ...(menu.composition.isFeatured(row.id) && { isHouseSpecial: true }),
      });
      return {
        menu: rows.filter(isServed).map(menuDrinkOf),
        notServed: rows.filter((row) => !isServed(row)).map(({ name }) => name[language]),
      };
    },
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

/** Computes a value once for each key, and again after a failure. */
function memoized<K extends WeakKey, V>(
  values: WeakMap<K, Promise<V>>,
  key: K,
  compute: () => Promise<V>,
): Promise<V> {
  const known = values.get(key);
  if (known) return known;
  const value = compute();
  values.set(key, value);
  value.catch(() => values.delete(key));
  return value;
}
