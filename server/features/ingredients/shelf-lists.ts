import type { IngredientWords, ReadPiece } from '#domain/shelves.ts';
import { ingredientWords } from '#language/shelf-lists/ingredient-words.ts';
import { readList } from '#language/shelf-lists/read-list.ts';
import type { Db } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import type { Menus } from '#server/menu/menus.ts';

interface Reader {
  db: Db;
  menus: Menus;
}

/** What the ingredients of an account are called, without retired ones. */
export async function wordsForBar(
  { db, menus }: Reader,
  { accountId }: AuthorizedBar,
): Promise<IngredientWords[]> {
  return ingredientWords((await menus.ingredients(db, accountId)).list).filter(
    ({ names }) => names.length > 0,
  );
}

export async function readListForBar(
  { db, menus }: Reader,
  { accountId }: AuthorizedBar,
  text: string,
): Promise<ReadPiece[]> {
  return readList(text, await menus.ingredients(db, accountId));
}
