import type { Db, Tx } from '#server/db/database.ts';
import { Kept } from '#server/db/kept.ts';
import { BarMenu } from './bar-menu.ts';
import { DrinkIndex, IngredientIndex } from './catalogue-index.ts';
import * as rows from './rows.ts';
import { Shelf } from './shelf.ts';

const menusKept = 2_000;
const catalogueTables = ['catalogues', 'ingredients', 'drinks', 'drink_ingredients'];
const uuid = /^[0-9a-f]{8}-/;

/** The word of the change feed for any change of the catalogue. */
export const catalogueWord = 'catalogue';

/** The words after which the menu of a bar may be another. */
export function menuWords(barId: string): string[] {
  return [catalogueWord, `bars:${barId}`, `inventory:${barId}`, `drinks:${barId}`];
}

interface Catalogue {
  ingredients: IngredientIndex;
  drinks: DrinkIndex;
}

/** The menus of all bars, in memory. A word of the change feed throws away what it is about. */
export class Menus {
  readonly #catalogue = new Kept<Catalogue>(1);
  readonly #bars = new Kept<BarMenu | null>(menusKept);

  /** Hears a word before anyone else does, and answers the one that live queries know it by. */
  changed(word: string): string {
    const [table = '', scope = ''] = word.split(':');
    // Rows of the catalogue have words for ids, those of bars have numbers.
    const isCatalogue = catalogueTables.includes(table) && !uuid.test(scope);
    if (isCatalogue || word === '*') {
      this.#catalogue.forgetAll();
      this.#bars.forgetAll();
    } else if (table === 'drink_ingredients') this.#bars.forgetIf((menu) => menu?.owns(scope));
    else if (['bars', 'inventory', 'drinks'].includes(table)) this.#bars.forget(scope);
    return isCatalogue ? catalogueWord : word;
  }

  async ingredients(db: Db | Tx): Promise<IngredientIndex> {
    return (await this.#readCatalogue(db)).ingredients;
  }

  /** The menu of a bar, or null where there is no such bar: that is not kept in place of others. */
  async of(db: Db | Tx, barId: string): Promise<BarMenu | null> {
    const menu = await this.#bars.get(db, barId, async () => {
      const { ingredients, drinks } = await this.#readCatalogue(db);
      const bar = await rows.readBar(db, barId);
      if (!bar) return null;
      const shelf = new Shelf(ingredients, bar.available, bar.allowsSubstitutes);
      const own = new DrinkIndex(await rows.readDrinks(db, barId), ingredients);
      return new BarMenu(shelf, drinks, own);
    });
    if (!menu) this.#bars.forget(barId);
    return menu;
  }

  #readCatalogue(db: Db | Tx): Promise<Catalogue> {
    return this.#catalogue.get(db, '', async () => {
      const ingredients = new IngredientIndex(await rows.readIngredients(db));
      return { ingredients, drinks: new DrinkIndex(await rows.readDrinks(db, null), ingredients) };
    });
  }
}
