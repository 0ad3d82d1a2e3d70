// Drinks of one bar. Those for all bars come from the catalogue (server/start/seed-catalogue.ts).
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Draft } from '#domain/drinks/drink-draft.ts';
import type { OwnDrinkFields } from '#domain/drinks/own-drinks.ts';
import { AppError } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { readDetails } from '#server/menu/rows.ts';
import { columnsOf, fieldsOf } from './own-drink-columns.ts';
import { lockOwnDrinks, requireFreeName, requireRoom } from './own-drink-rules.ts';

/** Puts a drink that was written by hand on the bar's menu; returns its id. */
export async function createDrink(
  db: Tx,
  bar: AuthorizedBar,
  fields: OwnDrinkFields,
  changedBy: string | null,
): Promise<string> {
  await lockOwnDrinks(db, bar);
  await requireRoom(db, bar);
  const id = randomUUID();
  const columns = await columnsOf(db, bar, fields, { isAiGenerated: false });
  await requireFreeName(db, bar, id, [columns.name_en, columns.name_sk]);
  await db
    .insertInto('drinks')
    .values({ id, bar_id: bar.id, ...columns, changed_at: new Date(), changed_by: changedBy })
    .execute();
  await insertRecipe(db, id, fields.recipe);
  await choose(db, bar, id);
  return id;
}

/** Puts a new drink on the menu of a bar that offers only what was chosen. */
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

/**
 * Changes a drink, also a retired one, if nobody has since the version; returns the new version. What
 * is as it should be already stays, whatever the version: an answer that was lost may be asked again.
 */
export async function updateDrink(
  db: Tx,
  bar: AuthorizedBar,
  change: { drinkId: string; version: number; fields: OwnDrinkFields; changedBy: string | null },
): Promise<number> {
  const { drinkId, fields, changedBy } = change;
  await lockOwnDrinks(db, bar);
  const before = await requireOwnDrink(db, bar, drinkId);
  if (isDeepStrictEqual(fieldsOf(before), fields)) return before.version;
  if (before.version !== change.version) {
    const { version, changed_by } = before;
    throw new AppError('CHANGED_MEANWHILE', { version, by: changed_by });
  }
  const columns = await columnsOf(db, bar, fields, { isAiGenerated: before.is_ai_generated });
  if (!before.is_retired) {
    await requireFreeName(db, bar, drinkId, [columns.name_en, columns.name_sk]);
  }
  const version = before.version + 1;
  await db
    .updateTable('drinks')
    .set({ ...columns, version, changed_at: new Date(), changed_by: changedBy })
    .where('id', '=', drinkId)
    .execute();
  await db.deleteFrom('drink_ingredients').where('drink_id', '=', drinkId).execute();
  await insertRecipe(db, drinkId, fields.recipe);
  return version;
}

/** Takes a drink off the bar's menu. It stays in the database for old orders. */
export async function retireDrink(
  db: Tx,
  bar: AuthorizedBar,
  drinkId: string,
  { onlyAi = false } = {},
): Promise<void> {
  await lockOwnDrinks(db, bar);
  const drink = await requireOwnDrink(db, bar, drinkId);
  if (onlyAi && !drink.is_ai_generated) throw new AppError('DRINK_NOT_FOUND', null);
  if (drink.is_retired) return;
  await db.updateTable('drinks').set({ is_retired: true }).where('id', '=', drinkId).execute();
  await db
    .updateTable('menu_entries')
    .set({ featured: null })
    .where('bar_id', '=', bar.id)
    .where('drink_id', '=', drinkId)
    .where('featured', 'is not', null)
    .execute();
}

/** Brings a retired drink back, if its name is still free. */
export async function restoreDrink(db: Tx, bar: AuthorizedBar, drinkId: string): Promise<void> {
  await lockOwnDrinks(db, bar);
  const drink = await requireOwnDrink(db, bar, drinkId);
  if (!drink.is_retired) return;
  await requireRoom(db, bar);
  await requireFreeName(db, bar, drinkId, [drink.name_en, drink.name_sk]);
  await db.updateTable('drinks').set({ is_retired: false }).where('id', '=', drinkId).execute();
}

/** Puts a drink that was suggested on the bar's menu, or brings back the one retired under this id. */
export async function addAiDrink(
  db: Tx,
  bar: AuthorizedBar,
  drink: { id: string; alcoholContent: number; draft: Draft },
): Promise<void> {
  const { id, alcoholContent, draft } = drink;
  await lockOwnDrinks(db, bar);
  const before = await db.selectFrom('drinks').select('id').where('id', '=', id).executeTakeFirst();
  if (before) return restoreDrink(db, bar, id);
  await requireRoom(db, bar);
  await requireFreeName(db, bar, id, [draft.name.en, draft.name.sk]);
  await db
    .insertInto('drinks')
    .values({
      id,
      bar_id: bar.id,
      category: 'ai-generated',
      is_ai_generated: true,
      method: draft.method,
      look: JSON.stringify(draft.look),
      alcohol_content: alcoholContent,
      name_en: draft.name.en,
      name_sk: draft.name.sk,
      description_en: draft.description.en,
      description_sk: draft.description.sk,
      instructions_en: draft.instructions.en,
      instructions_sk: draft.instructions.sk,
      garnish_en: draft.garnish.en,
      garnish_sk: draft.garnish.sk,
    })
    .execute();
  const recipe = draft.recipe.map((item) => ({
    ...item,
    ingredientId: item.id,
    isOptional: false,
  }));
  await insertRecipe(db, id, recipe);
  await choose(db, bar, id);
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
