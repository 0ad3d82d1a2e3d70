import { randomUUID } from 'node:crypto';
import type { Draft } from '#domain/drink-draft.ts';
import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import { type DrinkDraft, minIngredientsToCreate, type OfferedDrink } from '#domain/mixologist.ts';
import { formatAmount, type UnitPreference } from '#domain/units.ts';
import type { Db } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { metered } from '#server/features/credits/metering.ts';
import type { Context } from '#server/functions.ts';
import { drawDrink } from '#server/illustrations/draw.ts';
import { hueOf } from '#server/illustrations/look.ts';
import { dataUrl } from '#server/illustrations/pictures.ts';
import type { Menus } from '#server/menu/menus.ts';
import { keyOf, kindsOf } from '#server/mixologist/creation/compose.ts';
import type { Pantry } from '#server/mixologist/creation/pantry.ts';
import { readRecentDrafts, storeDraft } from './drafts.ts';

/** Invents a drink from what is on the shelf, and stores it as a draft. */
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
    const recipeKey = keyOf(kindsOf(pantry, draft.recipe));
    await storeDraft(db, bar, { drinkId, recipeKey, texts, draft });
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

async function readPantry(db: Db, menus: Menus, bar: AuthorizedBar): Promise<Pantry> {
  const menu = await menus.require(db, bar.id);
  const { ingredients, stocked } = menu.shelf;
  const kindOf = (number: number) =>
    ingredients.list[[...ingredients.lineage(number)].at(-1) ?? number]?.id ?? '';
  const details = await db.selectFrom('ingredients').select(['id', 'strength', 'color']).execute();
  const drafts = await readRecentDrafts(db, bar);
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

function present(draft: Draft, language: Language, unitPreference: UnitPreference): DrinkDraft {
  return {
    name: draft.name[language],
    description: draft.description[language],
    instructions: draft.instructions[language],
    ingredientIds: draft.recipe.map(({ id }) => id),
    ingredientAmounts: draft.recipe.map((item) => formatAmount(item, unitPreference, language)),
  };
}
