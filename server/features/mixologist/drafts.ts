// Drinks that were suggested and not yet saved: an owner may save one within a day.
import { createHash } from 'node:crypto';
import { alcoholContent } from '#domain/alcohol.ts';
import type { Draft } from '#domain/drink-draft.ts';
import { AppError } from '#domain/errors.ts';
import type { DrinkDraft } from '#domain/mixologist.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { addOwnDrink } from '#server/features/drinks/own-drinks.ts';

const maxAgeMs = 24 * 3_600_000;
const recentDrafts = 16;

export async function storeDraft(
  db: Db,
  bar: AuthorizedBar,
  stored: { drinkId: string; recipeKey: string; texts: DrinkDraft; draft: Draft },
): Promise<void> {
  await db
    .insertInto('drink_drafts')
    .values({
      bar_id: bar.id,
      recipe_key: stored.recipeKey,
      drink_id: stored.drinkId,
      digest: digestOf(stored.texts),
      draft: JSON.stringify(stored.draft),
    })
    .execute();
}

/** The latest of a bar, newest first. */
export function readRecentDrafts(db: Db, bar: AuthorizedBar) {
  return db
    .selectFrom('drink_drafts')
    .select(['recipe_key', 'draft'])
    .where('bar_id', '=', bar.id)
    .orderBy('created_at', 'desc')
    .limit(recentDrafts)
    .execute();
}

/**
 * Puts a draft on the bar's menu if its texts are exactly those that were suggested, and all of it is
 * on the shelf. Saving it again changes nothing, or brings it back.
 */
export async function saveDraft(db: Tx, bar: AuthorizedBar, texts: DrinkDraft): Promise<string> {
  const found = await db
    .selectFrom('drink_drafts')
    .select(['drink_id as id', 'draft'])
    .where('bar_id', '=', bar.id)
    .where('digest', '=', digestOf(texts))
    .where('created_at', '>', new Date(Date.now() - maxAgeMs))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!found) throw new AppError('DRAFT_NOT_FOUND', null);
  const { id, draft } = found;
  const recipe = await stockedRecipe(db, bar, draft);
  await addOwnDrink(db, bar, { id, draft, alcoholContent: alcoholContent(draft.method, recipe) });
  return id;
}

export async function deleteOldDrafts(db: Db): Promise<void> {
  const oldest = new Date(Date.now() - maxAgeMs);
  await db.deleteFrom('drink_drafts').where('created_at', '<', oldest).execute();
}

/** The recipe with the strength of each ingredient, if all of them are on the shelf now. */
async function stockedRecipe(db: Tx, bar: AuthorizedBar, { recipe }: Draft) {
  const stocked = await db
    .selectFrom('inventory as i')
    .innerJoin('ingredients as g', 'g.id', 'i.ingredient_id')
    .select(['g.id', 'g.strength'])
    .where('i.bar_id', '=', bar.id)
    .where('i.is_available', '=', true)
    .execute();
  return recipe.map((item) => {
    const found = stocked.find(({ id }) => id === item.id);
    if (!found) throw new AppError('INGREDIENT_NOT_AVAILABLE', null);
    return { ...item, strength: found.strength };
  });
}

function digestOf(draft: DrinkDraft): string {
  const { name, description, instructions, ingredientIds, ingredientAmounts } = draft;
  return createHash('sha256')
    .update(JSON.stringify([name, description, instructions, ingredientIds, ingredientAmounts]))
    .digest('base64url');
}
