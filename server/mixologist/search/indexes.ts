// The search of each bar's menu, in memory, as long as the menu it was made of.
import { createHash } from 'node:crypto';
import type { Language, Localized } from '#domain/languages.ts';
import { millilitres } from '#domain/units.ts';
import type { Db } from '#server/db/database.ts';
import type { BarMenu } from '#server/menu/bar-menu.ts';
import type { IngredientIndex } from '#server/menu/catalogue-index.ts';
import { type RecipeRow, readRecipes } from '#server/menu/rows.ts';
import type { MenuDrink } from '#server/mixologist/engine.ts';
import { DrinkNames } from './drink-names.ts';
import { entryOf, MenuIndex, type SearchEntry } from './menu-index.ts';

/** Every drink of the catalogue, makeable or not. */
export interface CatalogueSearch {
  recipes: ReadonlyMap<string, RecipeRow>;
  entries: ReadonlyMap<string, SearchEntry>;
  names: DrinkNames;
}

export interface BarSearch {
  menu: MenuIndex;
  /** Another whenever the bar can make other drinks, or makes them of other bottles. */
  version: string;
  /** What is poured into a drink, in the order of its recipe. */
  partNames: (language: Language) => (drinkId: string) => readonly string[];
  /** The menu in somebody's language, and the names of what is not on it. */
  described: (language: Language) => { menu: MenuDrink[]; notServed: string[] };
}

export class SearchIndexes {
  /** The ingredients are read anew with the catalogue: they tell one reading from the next. */
  readonly #catalogues = new WeakMap<IngredientIndex, Promise<CatalogueSearch>>();
  readonly #bars = new WeakMap<BarMenu, Promise<BarSearch>>();

  /** The drinks that all bars share. */
  catalogue(db: Db, ingredients: IngredientIndex): Promise<CatalogueSearch> {
    return keep(this.#catalogues, ingredients, async () => {
      const rows = await readRecipes(db, null);
      const entries = new Map(
        rows.map((row) => [row.id, entryOf(recipeOf(row, namesOf(row, ingredients)))]),
      );
      return {
        recipes: new Map(rows.map((row) => [row.id, row])),
        entries,
        names: new DrinkNames(profilesOf(entries.values())),
      };
    });
  }

  /** The drinks that a bar can make now, as it makes them. */
  of(db: Db, barId: string, menu: BarMenu): Promise<BarSearch> {
    return keep(this.#bars, menu, async () => {
      const { shelf } = menu;
      const { ingredients } = shelf;
      const catalogue = await this.catalogue(db, ingredients);
      const own = new Map((await readRecipes(db, barId)).map((row) => [row.id, row]));
      const entries: SearchEntry[] = [];
      const poured = new Map<string, Localized[]>();
      const digest = createHash('sha256');
      for (const id of menu.all('en')) {
        const row = own.get(id) ?? catalogue.recipes.get(id);
        if (!row) continue;
        const numbers = row.parts.map((part) => ingredients.numbers.get(part.ingredientId) ?? -1);
        const used = numbers.map((number) => shelf.pouredFor(number));
        const names = used.map((number) => ingredients.list[number]?.name ?? nameless);
        const isAsWritten = used.every((number, n) => number === numbers[n]);
        const known = isAsWritten ? catalogue.entries.get(id) : undefined;
        entries.push(known ?? entryOf(recipeOf(row, names)));
        poured.set(id, names);
        digest.update(`${id} ${used} ${row.name.en}\n`);
      }
      const partNames = (language: Language) => (id: string) =>
        (poured.get(id) ?? []).map((name) => name[language]);
      const ownProfiles = profilesOf(entries).filter(({ id }) => own.has(id));
      return {
        menu: new MenuIndex(
          entries,
          ownProfiles.length
            ? new DrinkNames([...ownProfiles, ...profilesOf(catalogue.entries.values())])
            : catalogue.names,
        ),
        version: digest.digest('base64url').slice(0, 16),
        partNames,
        described: (language) => {
          const rows = [...new Map([...catalogue.recipes, ...own]).values()];
          const nameIn = ({ name }: RecipeRow) => name[language];
          return {
            menu: rows
              .filter(({ id }) => poured.has(id))
              .map((row) => ({
                id: row.id,
                name: nameIn(row),
                description: row.description[language],
                alcoholContent: row.alcoholContent,
                ingredients: partNames(language)(row.id),
              })),
            notServed: rows.filter(({ id }) => !poured.has(id)).map(nameIn),
          };
        },
      };
    });
  }
}

const nameless: Localized = { en: '', sk: '' };

function namesOf(row: RecipeRow, { numbers, list }: IngredientIndex): Localized[] {
  return row.parts.map(
    ({ ingredientId }) => list[numbers.get(ingredientId) ?? -1]?.name ?? nameless,
  );
}

function profilesOf(entries: Iterable<SearchEntry>) {
  return Array.from(entries, ({ profile }) => profile);
}

export function recipeOf(row: RecipeRow, names: readonly Localized[]) {
  return {
    id: row.id,
    names: [row.name.en, row.name.sk],
    descriptions: [row.description.en, row.description.sk],
    category: row.category,
    alcoholContent: row.alcoholContent,
    parts: row.parts.map((part, n) => {
      const ml = millilitres(part);
      return { name: names[n]?.en ?? '', ml, pieces: ml ? 0 : part.amount };
    }),
    trims: row.trims,
  };
}

/** Made once for each key, and made again after a failure. */
function keep<K extends WeakKey, V>(
  kept: WeakMap<K, Promise<V>>,
  key: K,
  make: () => Promise<V>,
): Promise<V> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
