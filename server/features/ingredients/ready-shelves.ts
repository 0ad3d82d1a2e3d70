import { shelves } from '#catalogue/files.ts';
import { Shelf } from '#catalogue/shelf.ts';
import type { ReadyShelf, ShelfToCopy } from '#domain/ingredients/shelves.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import type { BarMenu } from '#server/menu/bar-menu.ts';
import type { Menus } from '#server/menu/menus.ts';
import { switchAvailability } from './inventory.ts';

export async function readyShelves(
  { db, menus }: { db: Db; menus: Menus },
  bar: AuthorizedBar,
): Promise<ReadyShelf[]> {
  const menu = await menus.require(db, bar.id);
  const { ingredients, stocked } = menu.shelf;
  const onShelf = ingredients.list.flatMap(({ id }, number) => (stocked[number] ? id : []));
  return shelves.map(({ id }, n) => {
    const ingredientIds = shelves.slice(0, n + 1).flatMap(({ adds }) => adds);
    return { id, ingredientIds, drinksCount: drinksWith(menu, [...onShelf, ...ingredientIds]) };
  });
}

function drinksWith(menu: BarMenu, available: readonly string[]): number {
  const { ingredients, allowsSubstitutes } = menu.shelf;
  const { usable } = new Shelf(ingredients, available, allowsSubstitutes);
  return menu.known().filter((drink) => drink.ingredients.every((one) => usable[one])).length;
}

export async function shelvesToCopy(
  db: Db,
  bar: AuthorizedBar,
  fromBarIds: readonly string[],
): Promise<ShelfToCopy[]> {
  const rows = await db
    .selectFrom('inventory as i')
    .innerJoin('bars as b', 'b.id', 'i.bar_id')
    .leftJoin('inventory as here', (join) =>
      join
        .onRef('here.ingredient_id', '=', 'i.ingredient_id')
        .on('here.bar_id', '=', bar.id)
        .on('here.is_available', '=', true),
    )
    .where('i.bar_id', 'in', fromBarIds)
    .where('i.bar_id', '!=', bar.id)
    .where('b.account_id', '=', bar.accountId)
    .where('i.is_available', '=', true)
    .groupBy('i.bar_id')
    .select(({ fn }) => [
      'i.bar_id as barId',
      fn.countAll<number>().as('ingredientsCount'),
      fn.count<number>('here.ingredient_id').as('alreadyHere'),
    ])
    .execute();
  const counts = rows.map(({ barId, ingredientsCount, alreadyHere }) => ({
    barId,
    ingredientsCount: Number(ingredientsCount),
    newCount: Number(ingredientsCount) - Number(alreadyHere),
  }));
  return counts.sort((a, b) => fromBarIds.indexOf(a.barId) - fromBarIds.indexOf(b.barId));
}

export async function copyShelf(
  db: Tx,
  bar: AuthorizedBar,
  from: AuthorizedBar,
): Promise<string[]> {
  const there = await db
    .selectFrom('inventory')
    .select('ingredient_id')
    .where('bar_id', '=', from.id)
    .where('is_available', '=', true)
    .execute();
  if (there.length === 0) return [];
  const ingredientIds = there.map(({ ingredient_id }) => ingredient_id);
  return switchAvailability(db, bar, { isAvailable: true, ingredientIds });
}
