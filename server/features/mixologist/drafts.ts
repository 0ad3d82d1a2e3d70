// Suggested drinks that are not yet saved. An owner may save one within a day.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { strengthOfIngredient } from '#catalogue/ingredient-index.ts';
import { alcoholContent } from '#domain/drinks/alcohol.ts';
import type { Draft } from '#domain/drinks/drink-draft.ts';
import { type UnitPreference, unitPreferences } from '#domain/drinks/unit-preference.ts';
import { AppError } from '#domain/errors.ts';
import { type Language, languages } from '#domain/languages.ts';
import type { DrinkDraft, RecentDraft } from '#domain/mixologist/mixologist.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { addAiDrink } from '#server/features/own-drinks/own-drinks.ts';
import { editorOf } from '#server/features/own-items/own-items.ts';
import type { BarMenu } from '#server/menu/bar-menu.ts';
import type { Menus } from '#server/menu/menus.ts';
import type { Viewer } from '#server/rpc/viewer.ts';
import { draftTexts, presentDraft } from './present-draft.ts';

const maxAgeMs = 24 * 3_600_000;
const recentDrafts = 40;
const shownDrafts = 8;

export async function storeDraft(
  db: Db,
  bar: AuthorizedBar,
  draftId: string,
  recipeKey: string,
  draft: Draft,
): Promise<void> {
  await db
    .insertInto('drink_drafts')
    .values({
      bar_id: bar.id,
      recipe_key: recipeKey,
      drink_id: draftId,
      digest: digestsOf(draft).join(' '),
      draft: JSON.stringify(draft),
    })
    .execute();
}

export async function readDraft(db: Db, bar: AuthorizedBar, draftId: string): Promise<Draft> {
  const found = await db
    .selectFrom('drink_drafts')
    .select('draft')
    .where('bar_id', '=', bar.id)
    .where('drink_id', '=', draftId)
    .where('created_at', '>', new Date(Date.now() - maxAgeMs))
    .executeTakeFirst();
  if (!found) throw new AppError('DRAFT_NOT_FOUND', null);
  return found.draft;
}

/** Neither saved nor discarded, newest first. */
export async function unsavedDrafts(
  db: Db,
  bar: AuthorizedBar,
  language: Language,
  unitPreference: UnitPreference,
): Promise<RecentDraft[]> {
  const drafts = await db
    .selectFrom('drink_drafts as d')
    .select(['d.drink_id as id', 'd.draft'])
    .where('d.bar_id', '=', bar.id)
    .where('d.created_at', '>', new Date(Date.now() - maxAgeMs))
    .where('d.is_discarded', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('drinks')
            .select('drinks.id')
            .where(sql<boolean>`drinks.id = d.drink_id::text`)
            .where('drinks.is_retired', '=', false),
        ),
      ),
    )
    .orderBy('d.created_at', 'desc')
    .limit(shownDrafts)
    .execute();
  if (drafts.length === 0) return [];
  const ingredients = await db
    .selectFrom('ingredients')
    .select(['id', 'strength'])
    .where('account_id', 'is', null)
    .execute();
  const strengths = new Map(ingredients.map(({ id, strength }) => [id, strength]));
  return drafts.map(({ id, draft }) =>
    presentDraft(id, draft, strengths, language, unitPreference),
  );
}

/** A discarded drink is not offered again either. */
export async function setDiscarded(
  db: Tx,
  bar: AuthorizedBar,
  draftId: string,
  isDiscarded: boolean,
): Promise<void> {
  const found = await db
    .updateTable('drink_drafts')
    .set({ is_discarded: isDiscarded })
    .where('bar_id', '=', bar.id)
    .where('drink_id', '=', draftId)
    .where('created_at', '>', new Date(Date.now() - maxAgeMs))
    .returning('drink_id')
    .executeTakeFirst();
  if (!found) throw new AppError('DRAFT_NOT_FOUND', null);
}

export function readRecentDrafts(db: Db, bar: AuthorizedBar) {
  return db
    .selectFrom('drink_drafts')
    .select('draft')
    .where('bar_id', '=', bar.id)
    .orderBy('created_at', 'desc')
    .limit(recentDrafts)
    .execute();
}

/**
 * The texts must be exactly the suggested ones. Saving it again changes nothing, or restores it.
 */
export async function saveDraft(
  { db, menus, viewer }: { db: Tx; menus: Menus; viewer: Viewer },
  bar: AuthorizedBar,
  texts: DrinkDraft,
): Promise<string> {
  const found = await db
    .selectFrom('drink_drafts')
    .select(['drink_id as id', 'draft'])
    .where('bar_id', '=', bar.id)
    .where(({ or }) =>
      or(
        [texts, asWrittenBefore(texts)].map(
          (each) => sql<boolean>`${digestOf(each)} = any(string_to_array(digest, ' '))`,
        ),
      ),
    )
    .where('created_at', '>', new Date(Date.now() - maxAgeMs))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!found) throw new AppError('DRAFT_NOT_FOUND', null);
  const { id, draft } = found;
  const recipe = stockedRecipe(await menus.require(db, bar.id), draft);
  const drink = { id, draft, alcoholContent: alcoholContent(draft.method, recipe) };
  await addAiDrink(db, bar, drink, editorOf(viewer));
  return id;
}

export async function deleteOldDrafts(db: Db): Promise<void> {
  const oldest = new Date(Date.now() - maxAgeMs);
  await db.deleteFrom('drink_drafts').where('created_at', '<', oldest).execute();
}

/** The recipe with the strength of each ingredient, if the shelf has them or kinds of them now. */
function stockedRecipe({ shelf }: BarMenu, { recipe }: Draft) {
  const { list, numbers } = shelf.ingredients;
  return recipe.map((item) => {
    const number = numbers.get(item.id) ?? -1;
    const ingredient = list[number];
    if (!ingredient || shelf.usable[number] !== 1) {
      throw new AppError('INGREDIENT_NOT_AVAILABLE', null);
    }
    return { ...item, strength: strengthOfIngredient(ingredient) };
  });
}

/** In every language and unit, because a draft may be opened again in another. */
function digestsOf(draft: Draft): string[] {
  return languages.flatMap((language) =>
    unitPreferences.map((unit) => digestOf(draftTexts(draft, language, unit))),
  );
}

/** In drafts of the previous version fractions follow a breaking space: '1 ½ oz'. */
function asWrittenBefore({ ingredientAmounts, ...texts }: DrinkDraft): DrinkDraft {
  const plain = (amount: string) => amount.replace(/(?<=\d)\u00a0(?=[½⅓⅔¼¾])/u, ' ');
  return { ...texts, ingredientAmounts: ingredientAmounts.map(plain) };
}

function digestOf(draft: DrinkDraft): string {
  const { name, description, instructions, ingredientIds, ingredientAmounts } = draft;
  return createHash('sha256')
    .update(JSON.stringify([name, description, instructions, ingredientIds, ingredientAmounts]))
    .digest('base64url');
}
