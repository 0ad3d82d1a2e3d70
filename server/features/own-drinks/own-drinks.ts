// Drinks of all bars come from the catalogue (server/start/seed-catalogue.ts).
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Draft } from '#domain/drinks/drink-draft.ts';
import { maxOwnDrinks, type OwnDrinkFields } from '#domain/drinks/own-drinks.ts';
import { AppError } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import {
  type Editor,
  isChange,
  lockOwnItems,
  requireFreeNames,
  requireRoom,
  setRetired,
} from '#server/features/own-items/own-items.ts';
import { readDetails } from '#server/menu/rows.ts';
import { columnsOf, ownDrinkOf } from './drink-columns.ts';
import { takenDrinkNames } from './drink-names.ts';

export async function createDrink(
  db: Tx,
  bar: AuthorizedBar,
  fields: OwnDrinkFields,
  editor: Editor,
): Promise<string> {
  const id = randomUUID();
  await lockOwnItems(db, bar);
  const columns = await columnsOf(db, bar, fields, { isAiGenerated: false });
  await insert(db, bar, { id, ...columns }, fields.recipe, editor);
  return id;
}

/** The account must be locked. */
async function insert(
  db: Tx,
  bar: AuthorizedBar,
  drink: Omit<Insertable<Schema['drinks']>, 'bar_id'>,
  recipe: OwnDrinkFields['recipe'],
  editor: Editor,
): Promise<void> {
  await requireRoomForOne(db, bar);
  await requireFreeName(db, bar, drink);
  const changed = { changed_at: new Date(), changed_by: editor };
  await db
    .insertInto('drinks')
    .values({ ...drink, ...changed, bar_id: bar.id })
    .execute();
  await insertRecipe(db, drink.id, recipe);
  await choose(db, bar, drink.id);
}

async function choose(db: Tx, bar: AuthorizedBar, drinkId: string): Promise<void> {
  await db
    .insertInto('menu_entries')
    .columns(['bar_id', 'drink_id', 'is_shown'])
    .expression((query) =>
      query
        .selectFrom('bars')
        .select(({ ref, val }) => [
          ref('id').as('bar_id'),
          val(drinkId).as('drink_id'),
          val(true).as('is_shown'),
        ])
        .where('id', '=', bar.id)
        .where('menu_mode', '=', 'chosen'),
    )
    .execute();
}

/** Returns the new version, also of a retired drink. See `isChange`. */
export async function updateDrink(
  db: Tx,
  bar: AuthorizedBar,
  edit: { drinkId: string; version: number; fields: OwnDrinkFields },
  editor: Editor,
): Promise<number> {
  const { drinkId: id, fields } = edit;
  await lockOwnItems(db, bar);
  const before = await requireOwnDrink(db, bar, id);
  if (!isChange(ownDrinkOf(before), edit)) return before.version;
  const columns = await columnsOf(db, bar, fields, { isAiGenerated: before.is_ai_generated });
  if (!before.is_retired) await requireFreeName(db, bar, { id, ...columns });
  const version = before.version + 1;
  await db
    .updateTable('drinks')
    .set({ ...columns, version, changed_at: new Date(), changed_by: editor })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('drink_ingredients').where('drink_id', '=', id).execute();
  await insertRecipe(db, id, fields.recipe);
  return version;
}

/** The drink stays in the database for old orders. */
export async function retireDrink(
  db: Tx,
  bar: AuthorizedBar,
  drinkId: string,
  editor: Editor,
  { onlyAi = false } = {},
): Promise<void> {
  await lockOwnItems(db, bar);
  const drink = await requireOwnDrink(db, bar, drinkId);
  if (onlyAi && !drink.is_ai_generated) throw new AppError('DRINK_NOT_FOUND', null);
  if (drink.is_retired) return;
  await setRetired(db, 'drinks', [drinkId], true, editor);
  await db
    .updateTable('menu_entries')
    .set({ featured: null })
    .where('bar_id', '=', bar.id)
    .where('drink_id', '=', drinkId)
    .where('featured', 'is not', null)
    .execute();
}

/** Throws if its name is no longer free. */
export async function restoreDrink(
  db: Tx,
  bar: AuthorizedBar,
  drinkId: string,
  editor: Editor,
): Promise<void> {
  await lockOwnItems(db, bar);
  const drink = await requireOwnDrink(db, bar, drinkId);
  if (!drink.is_retired) return;
  await requireRoomForOne(db, bar);
  await requireFreeName(db, bar, drink);
  await setRetired(db, 'drinks', [drinkId], false, editor);
}

/** Also restores a drink that was retired under this id. */
export async function addAiDrink(
  db: Tx,
  bar: AuthorizedBar,
  { id, alcoholContent, draft }: { id: string; alcoholContent: number; draft: Draft },
  editor: Editor,
): Promise<void> {
  await lockOwnItems(db, bar);
  const before = await db.selectFrom('drinks').select('id').where('id', '=', id).executeTakeFirst();
  if (before) return restoreDrink(db, bar, id, editor);
  const { name, description, instructions, garnish } = draft;
  const drink = {
    id,
    category: 'ai-generated' as const,
    is_ai_generated: true,
    method: draft.method,
    look: JSON.stringify(draft.look),
    alcohol_content: alcoholContent,
    name_en: name.en,
    name_sk: name.sk,
    description_en: description.en,
    description_sk: description.sk,
    instructions_en: instructions.en,
    instructions_sk: instructions.sk,
    garnish_en: garnish.en,
    garnish_sk: garnish.sk,
  };
  const recipe = draft.recipe.map((item) => ({
    ...item,
    ingredientId: item.id,
    isOptional: false,
  }));
  await insert(db, bar, drink, recipe, editor);
}

async function requireRoomForOne(db: Tx, { accountId }: AuthorizedBar): Promise<void> {
  const { count } = await db
    .selectFrom('drinks as d')
    .innerJoin('bars as b', 'b.id', 'd.bar_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('b.account_id', '=', accountId)
    .where('d.is_retired', '=', false)
    .executeTakeFirstOrThrow();
  requireRoom(Number(count) + 1, maxOwnDrinks);
}

async function requireFreeName(
  db: Tx,
  bar: AuthorizedBar,
  { id, name_en: en, name_sk: sk }: { id: string; name_en: string; name_sk: string },
): Promise<void> {
  requireFreeNames(await takenDrinkNames(db, bar, id), { en, sk });
}

async function insertRecipe(db: Tx, drinkId: string, recipe: OwnDrinkFields['recipe']) {
  const rows = recipe.map(({ ingredientId, amount, unit, isOptional }, position) => ({
    drink_id: drinkId,
    position,
    ingredient_id: ingredientId,
    amount,
    unit,
    is_optional: isOptional,
  }));
  await db.insertInto('drink_ingredients').values(rows).execute();
}

/** The account must be locked. */
async function requireOwnDrink(db: Tx, bar: AuthorizedBar, drinkId: string) {
  const [found] = await readDetails(db, [drinkId]);
  if (found?.bar_id !== bar.id) throw new AppError('DRINK_NOT_FOUND', null);
  return found;
}
