import { AppError } from '#domain/errors.ts';
import { ReadCache } from '#server/cache/read-cache.ts';
import { anyTopic, type Db, type Tx } from '#server/db/database.ts';
import type { BarLookups } from '#server/lookups/bars.ts';
import { isAboutCatalogue, isCatalogueId, parseTopic } from '#server/topics.ts';
import { BarMenu } from './bar-menu.ts';
import { DrinkIndex, type IndexedDrink, IngredientIndex } from './catalogue-index.ts';
import { CatalogueDetails, MenuDetails } from './drink-details.ts';
import * as rows from './rows.ts';
import { Shelf } from './shelf.ts';

const maxMenus = 10_000;
const maxOwnDrinks = 5_000;

interface Catalogue {
  ingredients: IngredientIndex;
  drinks: DrinkIndex;
  details: CatalogueDetails;
}

/** A drink of the catalogue or of a bar, and the ingredients that its recipe refers to. */
export interface KnownDrink {
  details: rows.DrinkDetails;
  ingredients: IngredientIndex;
}

/** The data that the menu of a bar is computed from. */
interface MenuParts {
  catalogue: Catalogue;
  allowsSubstitutes: boolean;
  stocked: readonly string[];
  own: readonly rows.DrinkDetails[];
}

interface ComputedMenu {
  parts: MenuParts;
  menu: BarMenu;
}

/**
 * The menus of all bars and the details of their drinks, in memory. Each part of a menu is cached
 * until one of its topics changes. A menu is immutable: what is derived from it stays valid for as
 * long as `of` returns the same menu.
 */
export class Menus {
  readonly #bars: Pick<BarLookups, 'byId'>;
  readonly #catalogue: ReadCache<Catalogue>;
  readonly #stocked: ReadCache<readonly string[]>;
  readonly #ownOfBars: ReadCache<readonly rows.DrinkDetails[]>;
  readonly #ownDrinks: ReadCache<KnownDrink | null>;
  /** By the cached list of stock: a list that is not cached leaves nothing behind. */
  #computed = new WeakMap<readonly string[], ComputedMenu>();
  readonly #details = new WeakMap<BarMenu, MenuDetails>();

  constructor(bars: Pick<BarLookups, 'byId'>, isFeedConnected: () => boolean) {
    this.#bars = bars;
    this.#catalogue = new ReadCache(1, isFeedConnected);
    this.#stocked = new ReadCache(maxMenus, isFeedConnected);
    this.#ownOfBars = new ReadCache(maxMenus, isFeedConnected);
    this.#ownDrinks = new ReadCache(maxOwnDrinks, isFeedConnected);
  }

  /** To be called before live queries run again. */
  changed(topic: string): void {
    const { table, scope } = parseTopic(topic);
    if (isAboutCatalogue(topic) || topic === anyTopic) {
      this.#catalogue.clear();
      this.#ownDrinks.clear();
      this.#computed = new WeakMap();
    }
    if (topic === anyTopic) {
      this.#stocked.clear();
      this.#ownOfBars.clear();
    }
    if (table === 'inventory') this.#stocked.delete(scope);
    // A change of a recipe has the topic of the bar's drinks as well.
    if (table === 'drinks') this.#ownOfBars.delete(scope);
    if (['drinks', 'drink_ingredients'].includes(table)) this.#ownDrinks.delete(scope);
  }

  async ingredients(db: Db | Tx): Promise<IngredientIndex> {
    return (await this.#readCatalogue(db)).ingredients;
  }

  /** The menu of a bar, or null where there is no such bar. */
  async of(db: Db | Tx, barId: string): Promise<BarMenu | null> {
    const bar = await this.#bars.byId(db, barId);
    if (!bar) return null;
    const catalogue = await this.#readCatalogue(db);
    const stocked = await this.#stocked.get(db, barId, async () => {
      const { list, numbers } = catalogue.ingredients;
      // The strings of the catalogue, so that all bars share them.
      return (await rows.readStocked(db, barId)).map((id) => list[numbers.get(id) ?? -1]?.id ?? id);
    });
    const own = await this.#ownOfBars.get(db, barId, () => rows.readDetailsOfBar(db, barId));
    const { allowsSubstitutes } = bar;
    return this.#menuOf({ catalogue, allowsSubstitutes, stocked, own });
  }

  /** The menu of a bar; throws NOT_FOUND where there is no such bar. */
  async require(db: Db | Tx, barId: string): Promise<BarMenu> {
    const menu = await this.of(db, barId);
    if (!menu) throw new AppError('NOT_FOUND', null);
    return menu;
  }

  /** The menu for these parts: the one before, if it was computed from the same. */
  #menuOf(parts: MenuParts): BarMenu {
    const { catalogue, allowsSubstitutes, stocked, own } = parts;
    const before = this.#computed.get(stocked);
    const isSame =
      before?.parts.catalogue === catalogue &&
      before.parts.allowsSubstitutes === allowsSubstitutes &&
      before.parts.own === own;
    if (isSame) return before.menu;
    const { ingredients, drinks, details } = catalogue;
    const shelf = new Shelf(ingredients, stocked, allowsSubstitutes);
    const menu = new BarMenu(shelf, drinks, new DrinkIndex(own.flatMap(indexed), ingredients));
    this.#details.set(menu, new MenuDetails(details, own));
    this.#computed.set(stocked, { parts, menu });
    return menu;
  }

  /** Full rows of drinks of a menu that `of` returned, in the order of the ids. */
  async details(db: Db | Tx, menu: BarMenu, ids: readonly string[]): Promise<rows.DrinkDetails[]> {
    const details = this.#details.get(menu);
    if (!details) throw new Error('this menu is not from here');
    return details.of(db, ids);
  }

  /** Any drink, also a retired one; null if there is none. */
  async drink(db: Db | Tx, drinkId: string): Promise<KnownDrink | null> {
    const isOwn = !isCatalogueId(drinkId);
    const read = async () => {
      const catalogue = await this.#readCatalogue(db);
      const found = isOwn
        ? await rows.readDetails(db, [drinkId])
        : await catalogue.details.of(db, [drinkId]);
      return found[0] ? { details: found[0], ingredients: catalogue.ingredients } : null;
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

/** A drink without a recipe is on no menu. */
function indexed(details: rows.DrinkDetails): IndexedDrink | [] {
  const { id, category, recipe } = details;
  if (!recipe.length) return [];
  return {
    id,
    category,
    alcoholContent: details.alcohol_content,
    method: details.method,
    name: { en: details.name_en, sk: details.name_sk },
    description: { en: details.description_en, sk: details.description_sk },
    ingredients: recipe.map(({ ingredientId }) => ingredientId),
  };
}
