import type { IngredientWords, ReadPiece } from '#domain/ingredients/shelves.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import type { Context } from '#server/functions.ts';
import { askerOf } from '#server/mixologist/asker.ts';

type Reader = Pick<Context, 'db' | 'menus' | 'house' | 'viewer' | 'address'>;

/** Without retired ones. */
export async function wordsForBar(
  call: Reader,
  bar: AuthorizedBar,
): Promise<readonly IngredientWords[]> {
  const { db, house, menus } = call;
  const ingredients = await menus.ingredients(db, bar.accountId);
  return house.ingredientWords(db, ingredients, askerOf(call, bar));
}

export async function readListForBar(
  call: Reader,
  bar: AuthorizedBar,
  text: string,
): Promise<ReadPiece[]> {
  const { db, house, menus } = call;
  const ingredients = await menus.ingredients(db, bar.accountId);
  return house.readList(db, ingredients, text, askerOf(call, bar));
}
