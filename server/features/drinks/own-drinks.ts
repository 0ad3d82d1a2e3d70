// Drinks created for one bar. Those for all bars come from the catalogue (server/start/seed-catalogue.ts).
import type { Draft } from '#domain/drink-draft.ts';
import { AppError } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';

/** Puts a new drink on the bar's menu, or brings back the one that was retired under this id. */
export async function addOwnDrink(
  db: Tx,
  bar: AuthorizedBar,
  drink: { id: string; alcoholContent: number; draft: Draft },
): Promise<void> {
  const { id, alcoholContent, draft } = drink;
  const inserted = await db
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
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    await db.updateTable('drinks').set({ is_retired: false }).where('id', '=', id).execute();
    return;
  }
  await db
    .insertInto('drink_ingredients')
    .values(
      draft.recipe.map((item, position) => ({
        drink_id: id,
        position,
        ingredient_id: item.id,
        amount: item.amount,
        unit: item.unit,
      })),
    )
    .execute();
}

/** Takes a drink off the bar's menu. It stays in the database for old orders. */
export async function retireOwnDrink(db: Tx, bar: AuthorizedBar, drinkId: string): Promise<void> {
  const retired = await db
    .updateTable('drinks')
    .set({ is_retired: true })
    .where('id', '=', drinkId)
    .where('bar_id', '=', bar.id)
    .where('is_ai_generated', '=', true)
    .returning('id')
    .executeTakeFirst();
  if (!retired) throw new AppError('DRINK_NOT_FOUND', null);
}
