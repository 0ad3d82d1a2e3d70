import { createHash, randomUUID } from 'node:crypto';
import { alcoholContent } from '#domain/alcohol.ts';
import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { type DrinkDraft, minIngredientsToCreate, type OfferedDrink } from '#domain/mixologist.ts';
import { formatAmount, type UnitPreference } from '#domain/units.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { metered } from '#server/features/credits/metering.ts';
import type { Context } from '#server/functions.ts';
import { drawDrink } from '#server/illustrations/draw.ts';
import { hueOf } from '#server/illustrations/look.ts';
import { dataUrl } from '#server/illustrations/pictures.ts';
import type { Menus } from '#server/menu/menus.ts';
import { keyOf, kindsOf } from '#server/mixologist/creation/compose.ts';
import type { Draft, Pantry } from '#server/mixologist/creation/draft.ts';

const offeredForMs = 24 * 3_600_000;
const recentDrafts = 16;

/** Invents a drink of what is on the shelf, and keeps it until the owner has decided. */
export async function offerDrink(
  call: Context,
  bar: AuthorizedBar,
  unitPreference: UnitPreference,
): Promise<OfferedDrink> {
  const { db, menus, mixologist, language } = call;
  const pantry = await readPantry(db, menus, bar);
  if (pantry.items.length < minIngredientsToCreate) {
    throw new AppError('TOO_FEW_INGREDIENTS', null);
  }
  const use = { accountId: bar.accountId, barId: bar.id, key: call.callKey };
  return metered(call, { ...use, feature: 'drinkCreation' }, async (signal) => {
    const question = { language, pantry };
    const { value: draft, engine, free } = await mixologist.create(question, signal);
    const texts = present(draft, language, unitPreference);
    const drinkId = randomUUID();
    await keepDraft(db, bar, {
      drinkId,
      recipeKey: keyOf(kindsOf(pantry, draft.recipe)),
      digest: digestOf(texts),
      draft,
    });
    const offered = {
      ...texts,
      garnish: draft.garnish[language],
      imageUrl: dataUrl(drawDrink(drinkId, draft.look)),
      hue: hueOf(draft.look),
      engine,
    };
    return { value: offered, engine, free };
  });
}

/**
 * Puts a drink on the bar's menu, if it is one that was offered, word by word, and can still be
 * made. Saving it again changes nothing, or brings it back.
 */
export async function saveDraft(db: Tx, bar: AuthorizedBar, texts: DrinkDraft): Promise<string> {
  const kept = await db
    .selectFrom('drink_drafts')
    .select(['drink_id', 'draft'])
    .where('bar_id', '=', bar.id)
    .where('digest', '=', digestOf(texts))
    .where('created_at', '>', new Date(Date.now() - offeredForMs))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!kept) throw new AppError('DRAFT_NOT_FOUND', null);
  const { drink_id: id, draft } = kept;
  const recipe = await stockedRecipe(db, bar, draft);
  const inserted = await db
    .insertInto('drinks')
    .values({
      id,
      bar_id: bar.id,
      category: 'ai-generated',
      is_ai_generated: true,
      method: draft.method,
      look: JSON.stringify(draft.look),
      alcohol_content: alcoholContent(draft.method, recipe),
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
    return id;
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
  return id;
}

/** Takes a drink that was created for this bar off its menu. Old orders still know it. */
export async function retireDrink(db: Tx, bar: AuthorizedBar, drinkId: string): Promise<void> {
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

export async function forgetOldDrafts(db: Db): Promise<void> {
  const oldest = new Date(Date.now() - offeredForMs);
  await db.deleteFrom('drink_drafts').where('created_at', '<', oldest).execute();
}

/** The recipe with its strengths, if all of it is on the shelf now. */
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

async function readPantry(db: Db, menus: Menus, bar: AuthorizedBar): Promise<Pantry> {
  const menu = await menus.of(db, bar.id);
  if (!menu) throw new AppError('NOT_FOUND', null);
  const { ingredients, stocked } = menu.shelf;
  const kindOf = (number: number) =>
    ingredients.list[[...ingredients.lineage(number)].at(-1) ?? number]?.id ?? '';
  const details = await db.selectFrom('ingredients').select(['id', 'strength', 'color']).execute();
  const drafts = await db
    .selectFrom('drink_drafts')
    .select(['recipe_key', 'draft'])
    .where('bar_id', '=', bar.id)
    .orderBy('created_at', 'desc')
    .limit(recentDrafts)
    .execute();
  const known = menu.known();
  return {
    items: details.flatMap(({ id, strength, color }) => {
      const number = ingredients.numbers.get(id) ?? -1;
      const { category, name } = ingredients.list[number] ?? {};
      if (!stocked[number] || !category || !name) return [];
      return { id, kind: kindOf(number), category, name, strength, color };
    }),
    vocabulary: ingredients.list.flatMap(({ name }) => [name.en, name.sk]),
    names: [...known, ...drafts.map(({ draft }) => draft)].flatMap(({ name }) => [
      name.en,
      name.sk,
    ]),
    recipes: known.map((drink) => drink.ingredients.map(kindOf)),
    recent: drafts.map(({ recipe_key }) => recipe_key.split(' ')),
  };
}

async function keepDraft(
  db: Db,
  bar: AuthorizedBar,
  kept: { drinkId: string; recipeKey: string; digest: string; draft: Draft },
): Promise<void> {
  await db
    .insertInto('drink_drafts')
    .values({
      bar_id: bar.id,
      recipe_key: kept.recipeKey,
      drink_id: kept.drinkId,
      digest: kept.digest,
      draft: JSON.stringify(kept.draft),
    })
    .execute();
}

function present(draft: Draft, language: Language, unitPreference: UnitPreference): DrinkDraft {
  return {
    name: draft.name[language],
    description: draft.description[language],
    instructions: draft.instructions[language],
    ingredientIds: draft.recipe.map(({ id }) => id),
    ingredientAmounts: draft.recipe.map((item) => formatAmount(item, unitPreference, language)),
  };
}

function digestOf(draft: DrinkDraft): string {
  const { name, description, instructions, ingredientIds, ingredientAmounts } = draft;
  return createHash('sha256')
    .update(JSON.stringify([name, description, instructions, ingredientIds, ingredientAmounts]))
    .digest('base64url');
}
