import { randomUUID } from 'node:crypto';
import type { Draft } from '#domain/drinks/drink-draft.ts';
import type { UnitPreference } from '#domain/drinks/unit-preference.ts';
import { AppError, isAppError } from '#domain/errors.ts';
import { minIngredientsToCreate, type OfferedDrink } from '#domain/mixologist/mixologist.ts';
import { bindLocalized } from '#domain/text/short-words.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { metered } from '#server/features/credits/metering.ts';
import type { Context } from '#server/functions.ts';
import { askerOf, takeAiCall } from '#server/mixologist/asker.ts';
import { readDraft, storeDraft } from './drafts.ts';
import { helpLines } from './help-lines.ts';
import { joinWishes } from './joined-wish.ts';
import { presentDraft } from './present-draft.ts';
import { readPantry } from './read-pantry.ts';

export interface Steering {
  unitPreference: UnitPreference;
  wish?: string | undefined;
  variationOf?: string | undefined;
}

export async function offerDrink(
  call: Context,
  bar: AuthorizedBar,
  { unitPreference, ...steering }: Steering,
): Promise<OfferedDrink> {
  const { db, house, menus, mixologist, searches, language } = call;
  await takeAiCall(call, bar.accountId);
  const menu = await menus.require(db, bar.id);
  const pantry = await readPantry(db, bar, menu);
  if (pantry.items.length < minIngredientsToCreate) {
    throw new AppError('TOO_FEW_INGREDIENTS', null);
  }
  const variationOf = steering.variationOf
    ? await readDraft(db, bar, steering.variationOf)
    : undefined;
  // A variation keeps the wish of its original, which may mention an allergy.
  const wishText = joinWishes(variationOf?.wish, steering.wish);
  if (wishText === undefined) throw new AppError('WISH_TOO_LONG', null);
  const use = { accountId: bar.accountId, barId: bar.id, key: call.callKey };
  return metered(call, { ...use, feature: 'drinkCreation' }, async (signal) => {
    const creation = { language, pantry, wishText: wishText || undefined, variationOf };
    const houseBar = await house.bar(db, bar.id, menu);
    const maker = house.drinkMaker(houseBar, askerOf(call, bar, signal), creation);
    const question = { ...creation, house: maker };
    const { value, engine, free } = await mixologist.create(question, signal);
    const draft: Draft = { ...inType(value.draft), ...(wishText && { wish: wishText }) };
    const draftId = randomUUID();
    await storeDraft(db, bar, draftId, value.recipeKey, draft);
    const strengths = new Map(pantry.items.map(({ id, strength }) => [id, strength]));
    const offered = presentDraft(draftId, draft, strengths, language, unitPreference);
    return { value: { ...offered, engine }, engine, free };
  }).catch((error) => {
    if (!isAppError(error) || error.code !== 'NEED_HELP') throw error;
    throw new AppError('NEED_HELP', { lines: helpLines(searches.helpLine, language) });
  });
}

function inType({ name, description, instructions, garnish, remarks, ...draft }: Draft): Draft {
  return {
    ...draft,
    name: bindLocalized(name),
    description: bindLocalized(description),
    instructions: bindLocalized(instructions),
    garnish: bindLocalized(garnish),
    ...(remarks && { remarks: remarks.map(bindLocalized) }),
  };
}
