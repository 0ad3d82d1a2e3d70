import { trimsOf } from '#domain/drinks/drink-look.ts';
import type { Drink } from '#domain/drinks/drinks.ts';
import type { UnitPreference } from '#domain/drinks/unit-preference.ts';
import { allergens } from '#domain/ingredients/allergens.ts';
import type { Context } from '#server/functions.ts';
import type { BarMenu } from '#server/menu/bar-menu.ts';
import type { MenuFilter } from '#server/menu/menu-filter.ts';
import type { KnownDrink } from '#server/menu/menus.ts';
import { askerOf } from '#server/mixologist/asker.ts';
import type { WrittenDrink } from '#server/mixologist/house/tasks.ts';
import { presentDrink } from './present-drink.ts';
import { presentDrinks } from './read-drinks.ts';

type Reader = Pick<Context, 'db' | 'menus' | 'house' | 'language' | 'viewer' | 'address'>;

const shown = 3;

type Unsuitable = Pick<MenuFilter, 'lacking' | 'withoutAllergens' | 'isAlcoholFree'>;

interface Wanted extends Unsuitable {
  drinkId: string;
  unitPreference: UnitPreference;
}

/** The most similar first. Only drinks that can be ordered now. */
export async function alternativesTo(
  reader: Reader,
  bar: { id: string; accountId: string },
  { drinkId, lacking, unitPreference, ...without }: Wanted,
): Promise<Drink[]> {
  const { db, house, menus, language } = reader;
  const menu = await menus.require(db, bar.id);
  const wanted = await menus.drink(db, drinkId);
  if (!wanted || (wanted.details.bar_id ?? bar.id) !== bar.id) return [];
  const asWanted = presentDrink(wanted, menu, { language, unitPreference });
  const suitable = suitableFor(asWanted, menu, { lacking, ...without });
  const ids = await house.nearest(await house.bar(db, bar.id, menu), askerOf(reader, bar), {
    wanted: asWritten(wanted),
    among: suitable.filter((id) => id !== drinkId),
    count: shown,
  });
  return presentDrinks(reader, menu, ids, unitPreference);
}

/**
 * Adds neither alcohol nor allergens that the drink does not have, nor what the guest leaves out.
 */
function suitableFor(
  wanted: Drink,
  menu: BarMenu,
  { lacking, isAlcoholFree, withoutAllergens = [] }: Unsuitable,
): string[] {
  const { has, may } = wanted.allergens;
  return menu.suitable({
    lacking,
    isAlcoholFree: isAlcoholFree || wanted.alcoholUnits === 0,
    withoutAllergens: allergens.filter(
      (one) => withoutAllergens.includes(one) || (!has.includes(one) && !may.includes(one)),
    ),
  });
}

/** As written, since it may not be on the menu. */
function asWritten({ details, ingredients }: KnownDrink): WrittenDrink {
  const { id, category, method, look, recipe } = details;
  const { numbers, list } = ingredients;
  const row = {
    id,
    category,
    method,
    name: { en: details.name_en, sk: details.name_sk },
    description: { en: details.description_en, sk: details.description_sk },
    alcoholContent: details.alcohol_content,
    parts: recipe,
    trims: trimsOf(look),
    glass: look.glass,
    ice: look.ice,
  };
  const poured = recipe.map(({ ingredientId }) => list[numbers.get(ingredientId) ?? -1] ?? null);
  return { row, poured };
}
