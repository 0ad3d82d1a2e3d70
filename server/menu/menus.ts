import { IngredientIndex } from '#catalogue/ingredient-index.ts';
import { Shelf } from '#catalogue/shelf.ts';
import { trimsOf } from '#domain/drinks/drink-look.ts';
import { AppError } from '#domain/errors.ts';
import type { MenuEntry } from '#domain/menu/menu.ts';
import { ReadCache } from '#server/cache/read-cache.ts';
import { anyTopic, type Db, type Tx } from '#server/db/database.ts';
import type { BarLookups, KnownBar } from '#server/lookups/bars.ts';
import { isAboutCatalogue, isCatalogueId, parseTopic } from '#server/topics.ts';
import { BarMenu } from './bar-menu.ts';
import { compositionOf } from './composition.ts';
import { CatalogueDetails, MenuDetails } from './drink-details.ts';
import { DrinkIndex, type IndexedDrink } from './drink-index.ts';
import { type OwnIngredientRow, withOwnIngredients } from './own-ingredients.ts';
import * as rows from './rows.ts';

const maxMenus = 10_000;
const maxOwnDrinks = 5_000;

interface Catalogue {
  ingredients: IngredientIndex;
  drinks: DrinkIndex;
  details: CatalogueDetails;
}

/** With the ingredients that its recipe refers to. */
export interface KnownDrink {
  details: rows.DrinkDetails;
  ingredients: IngredientIndex;
}

interface MenuParts {
  catalogue: Catalogue;
  ingredients: IngredientIndex;
  bar: KnownBar;
  stock: rows.Stock;
  own: readonly rows.DrinkDetails[];
  entries: readonly MenuEntry[];
}

interface ComputedMenu {
  parts: MenuParts;
  menu: BarMenu;
}

/**
 * Each part of a menu is cached until one of its topics changes. A menu is immutable: derived data
 * stays valid as long as `of` returns the same menu.
 */
export class Menus {
  readonly #bars: Pick<BarLookups, 'byId'>;
  readonly #catalogue: ReadCache<Catalogue>;
  readonly #ownIngredients: ReadCache<readonly OwnIngredientRow[]>;
  readonly #stocks: ReadCache<rows.Stock>;
  readonly #entries: ReadCache<readonly MenuEntry[]>;
  readonly #popular: ReadCache<readonly string[]>;
  readonly #ownOfBars: ReadCache<readonly rows.DrinkDetails[]>;
  readonly #ownDrinks: ReadCache<KnownDrink | null>;
  /** By the cached stock, so that an uncached one leaves nothing behind. */
  #computed = new WeakMap<rows.Stock, ComputedMenu>();
  #indexes = new WeakMap<readonly OwnIngredientRow[], IngredientIndex>();
  /** By the cached rows, so that a change of the shelf does not sort them again. */
  readonly #ownIndexes = new WeakMap<
    readonly rows.DrinkDetails[],
    { ingredients: IngredientIndex; drinks: DrinkIndex }
  >();
  readonly #details = new WeakMap<BarMenu, MenuDetails>();

  constructor(bars: Pick<BarLookups, 'byId'>, isFeedConnected: () => boolean) {
    this.#bars = bars;
    this.#catalogue = new ReadCache(1, isFeedConnected);
    this.#ownIngredients = new ReadCache(maxMenus, isFeedConnected);
    this.#stocks = new ReadCache(maxMenus, isFeedConnected);
    this.#entries = new ReadCache(maxMenus, isFeedConnected);
    this.#popular = new ReadCache(maxMenus, isFeedConnected);
    this.#ownOfBars = new ReadCache(maxMenus, isFeedConnected);
    this.#ownDrinks = new ReadCache(maxOwnDrinks, isFeedConnected);
  }

  /** Call this before live queries run again. */
  changed(topic: string): void {
    const { table, scope } = parseTopic(topic);
    if (isAboutCatalogue(topic) || topic === anyTopic) {
      this.#catalogue.clear();
      this.#ownDrinks.clear();
      this.#computed = new WeakMap();
      this.#indexes = new WeakMap();
    }
    if (topic === anyTopic) {
      this.#ownIngredients.clear();
      this.#stocks.clear();
      this.#entries.clear();
      this.#popular.clear();
      this.#ownOfBars.clear();
    }
    if (table === 'inventory') this.#stocks.delete(scope);
    if (table === 'menu_entries') this.#entries.delete(scope);
    if (table === 'popular_drinks') this.#popular.delete(scope);
    if (table === 'ingredients') {
      this.#ownIngredients.delete(scope);
      this.#ownDrinks.clear();
    }
    // A change of a recipe also has the topic of the bar's drinks.
    if (table === 'drinks') this.#ownOfBars.delete(scope);
    if (['drinks', 'drink_ingredients'].includes(table)) this.#ownDrinks.delete(scope);
  }

  async ingredients(db: Db | Tx, accountId?: string): Promise<IngredientIndex> {
    const { ingredients } = await this.#readCatalogue(db);
    return accountId === undefined ? ingredients : this.#withOwn(db, ingredients, accountId);
  }

  async #withOwn(db: Db | Tx, catalogue: IngredientIndex, accountId: string) {
    const own = await this.#ownIngredients.get(db, accountId, () =>
      rows.readOwnIngredients(db, accountId),
    );
    const known = this.#indexes.get(own);
    if (known?.catalogue === catalogue) return known;
    const index = withOwnIngredients(catalogue, own);
    this.#indexes.set(own, index);
    return index;
  }

  async of(db: Db | Tx, barId: string): Promise<BarMenu | null> {
    const bar = await this.#bars.byId(db, barId);
    if (!bar) return null;
    const catalogue = await this.#readCatalogue(db);
    const ingredients = await this.#withOwn(db, catalogue.ingredients, bar.accountId);
    const stock = await this.#stocks.get(db, barId, async () => {
      const { list, numbers } = catalogue.ingredients;
      const { available, out } = await rows.readStock(db, barId);
      // The strings of the catalogue, so that all bars share them.
      return { available: available.map((id) => list[numbers.get(id) ?? -1]?.id ?? id), out };
    });
    const own = await this.#ownOfBars.get(db, barId, () => rows.readDetailsOfBar(db, barId));
    const entries = await this.#entries.get(db, barId, () => rows.readMenuEntries(db, barId));
    return this.#menuOf({ catalogue, ingredients, bar, stock, own, entries });
  }

  /** The most ordered first. Empty before the bar has enough orders. */
  popular(db: Db | Tx, barId: string): Promise<readonly string[]> {
    return this.#popular.get(db, barId, () => rows.readPopular(db, barId));
  }

  async require(db: Db | Tx, barId: string): Promise<BarMenu> {
    const menu = await this.of(db, barId);
    if (!menu) throw new AppError('NOT_FOUND', null);
    return menu;
  }

  #menuOf(parts: MenuParts): BarMenu {
    const { catalogue, ingredients, bar, stock, own, entries } = parts;
    const before = this.#computed.get(stock);
    const isSame =
      before?.parts.catalogue === catalogue &&
      before.parts.ingredients === ingredients &&
      before.parts.bar.allowsSubstitutes === bar.allowsSubstitutes &&
      before.parts.bar.menuMode === bar.menuMode &&
      before.parts.bar.currency === bar.currency &&
      before.parts.own === own &&
      before.parts.entries === entries;
    if (isSame) return before.menu;
    const shelf = new Shelf(ingredients, stock.available, bar.allowsSubstitutes, stock.out);
    const menu = new BarMenu(
      shelf,
      catalogue.drinks,
      this.#indexOf(own, ingredients),
      compositionOf({ mode: bar.menuMode, currency: bar.currency }, entries),
    );
    this.#details.set(menu, new MenuDetails(catalogue.details, own));
    this.#computed.set(stock, { parts, menu });
    return menu;
  }

  #indexOf(own: readonly rows.DrinkDetails[], ingredients: IngredientIndex): DrinkIndex {
    const known = this.#ownIndexes.get(own);
    if (known?.ingredients === ingredients) return known.drinks;
    const drinks = new DrinkIndex(own.flatMap(indexed), ingredients);
    this.#ownIndexes.set(own, { ingredients, drinks });
    return drinks;
  }

  /** For a menu that `of` returned, in the order of the ids. */
  async details(db: Db | Tx, menu: BarMenu, ids: readonly string[]): Promise<rows.DrinkDetails[]> {
    const details = this.#details.get(menu);
    if (!details) throw new Error('this menu belongs to another instance');
    return details.of(db, ids);
  }

  /** Includes retired drinks. Null for an unknown id. */
  async drink(db: Db | Tx, drinkId: string): Promise<KnownDrink | null> {
    const isOwn = !isCatalogueId(drinkId);
    const read = async () => {
      const catalogue = await this.#readCatalogue(db);
      const [details] = isOwn
        ? await rows.readDetails(db, [drinkId])
        : await catalogue.details.of(db, [drinkId]);
      if (!details) return null;
      const bar = details.bar_id === null ? null : await this.#bars.byId(db, details.bar_id);
      return { details, ingredients: await this.ingredients(db, bar?.accountId) };
    };
    return isOwn ? this.#ownDrinks.get(db, drinkId, read) : read();
  }

  #readCatalogue(db: Db | Tx): Promise<Catalogue> {
    return this.#catalogue.get(db, '', async () => {
      const ingredients = new IngredientIndex(await rows.readIngredients(db));
      const drinks = new DrinkIndex(await rows.readCatalogueDrinks(db), ingredients);
      return { ingredients, drinks, details: new CatalogueDetails() };
    });
  }
}

function indexed(details: rows.DrinkDetails): IndexedDrink | [] {
  const { id, category, recipe } = details;
  if (!recipe.length) return [];
  return {
    id,
    category,
    alcoholContent: details.alcohol_content,
    method: details.method,
    trims: trimsOf(details.look),
    name: { en: details.name_en, sk: details.name_sk },
    description: { en: details.description_en, sk: details.description_sk },
    ingredients: recipe.flatMap(({ ingredientId, isOptional }) => (isOptional ? [] : ingredientId)),
    optional: recipe.flatMap(({ ingredientId, isOptional }) => (isOptional ? ingredientId : [])),
  };
}
