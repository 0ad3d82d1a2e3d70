import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { nameInSentence } from '#catalogue/name-in-sentence.ts';
import { isAppError } from '#domain/errors.ts';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import {
  impactOf,
  ingredientsOf,
  type KeptAdvice,
  type KeptRecommendations,
  type Recommendation,
  type Recommendations,
  recommendationsShown,
} from '#domain/mixologist/mixologist.ts';
import { typeset } from '#domain/text/short-words.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { metered, questionKey } from '#server/features/credits/metering.ts';
import { presentIngredient } from '#server/features/ingredients/ingredients.ts';
import type { Context } from '#server/functions.ts';
import type { BarMenu } from '#server/menu/bar-menu.ts';
import type { Gain } from '#server/mixologist/advice/gains.ts';
import { reasonFor } from '#server/mixologist/advice/reason.ts';
import { temperanceOf } from '#server/mixologist/advice/temperance.ts';
import { wordAdvice } from '#server/mixologist/advice/wording.ts';
import { askerOf, takeAiCall } from '#server/mixologist/asker.ts';
import { hiddenOf } from './hidden-advice.ts';
import { findKept, keep, visible, withRecommendations } from './kept-advice.ts';

/** Changes when stored advice can no longer be read. */
const format = 2;

/** The same question about the same shelf is paid for once, whatever is hidden. */
export async function recommendIngredients(
  call: Context,
  bar: AuthorizedBar,
): Promise<Recommendations> {
  const { db, menus, mixologist, language } = call;
  await takeAiCall(call, bar.accountId);
  const menu = await menus.require(db, bar.id);
  const hidden = await hiddenOf(db, bar);
  const version = versionOf(menu, mixologist.name);
  const kept = await findKept(db, bar, language);
  if (kept?.version === version) {
    const advice = await adviceAgain(call, bar, kept, menu, hidden);
    if (advice !== kept) await keep(db, bar, language, advice);
    return visible(advice, hidden, language);
  }

  const counted = await countIfPaid(call, bar, menu, hidden, version);
  return counted.recommendations.length ? visible(counted, hidden, language) : counted;
}

/** Runs the count once it is paid for. Without recommendations it is free. */
async function countIfPaid(
  call: Context,
  bar: AuthorizedBar,
  menu: BarMenu,
  hidden: string[][],
  version: string,
): Promise<KeptAdvice> {
  const { db, mixologist, language } = call;
  const feature = 'ingredientRecommendations';
  const key = questionKey(feature, bar.id, language, version);
  const use = { accountId: bar.accountId, barId: bar.id, feature, key } as const;
  const count = async () => ({ ...(await adviceOn(call, bar, menu, hidden)), version });
  const paid = metered<KeptAdvice>(call, use, async (signal) => {
    const counted = await count();
    const { recommendations, drinksNow, interpretation: house } = counted;
    if (!recommendations.length) return { value: counted, engine: 'house', free: true };
    const advice = recommendations.slice(0, recommendationsShown).map((one) => ({
      buy: ingredientsOf(one).map(({ name }) => name),
      newDrinks: one.newDrinkNames,
    }));
    const question = { language, drinksNow, advice, house };
    const { value, engine, free } = await mixologist.recommend(question, signal);
    const answered = { ...counted, interpretation: typeset(value, language), engine };
    // The house's fallback for a failed model is not stored, because the next call may succeed.
    if (!free) await keep(db, bar, language, answered);
    return { value: answered, engine, free };
  });
  return paid.catch(async (error) => {
    if (!isAppError(error) || !['USAGE_LIMIT', 'INSUFFICIENT_CREDITS'].includes(error.code)) {
      throw error;
    }
    const counted = await count();
    if (counted.recommendations.length) throw error;
    return counted;
  });
}

async function adviceOn(
  call: Context,
  bar: AuthorizedBar,
  menu: BarMenu,
  hidden: string[][],
): Promise<Omit<KeptAdvice, 'version'>> {
  const { language } = call;
  const recommendations = await recommend(call, bar, menu, hidden);
  const drinksNow = menu.all(language).length;
  const isAlcoholFree = temperanceOf(menu.shelf) === 'surely';
  const isAllHidden = !recommendations.length && (await recommend(call, bar, menu, [])).length > 0;
  const facts = { drinksNow, isAlcoholFree, recommendations };
  const interpretation = typeset(wordAdvice({ ...facts, isAllHidden }, language), language);
  return { ...facts, interpretation, engine: 'house', hidden };
}

/** Applies what is hidden now. Advice about another shelf only loses what was hidden since. */
export async function keptRecommendations(
  call: Context,
  bar: AuthorizedBar,
): Promise<KeptRecommendations> {
  const { db, menus, mixologist, language } = call;
  const menu = await menus.require(db, bar.id);
  const { list, numbers } = menu.shelf.ingredients;
  const hidden = await hiddenOf(db, bar);
  const kept = await findKept(db, bar, language);
  const present = (id: string): Ingredient | [] => {
    const ingredient = list[numbers.get(id) ?? -1];
    return ingredient ? presentIngredient(ingredient, language) : [];
  };
  const isOfThisShelf = kept !== undefined && kept.version === versionOf(menu, mixologist.name);
  const advice = isOfThisShelf ? await adviceAgain(call, bar, kept, menu, hidden) : kept;
  return {
    hidden: hidden.map((ids) => ids.flatMap(present)).filter(({ length }) => length > 0),
    advice: advice ? visible(advice, hidden, language) : null,
    isOfThisShelf,
  };
}

async function adviceAgain(
  call: Context,
  bar: AuthorizedBar,
  kept: KeptAdvice,
  menu: BarMenu,
  hidden: string[][],
): Promise<KeptAdvice> {
  if (isDeepStrictEqual(kept.hidden, hidden)) return kept;
  const recommendations = await recommend(call, bar, menu, hidden);
  return { ...withRecommendations(kept, recommendations, call.language), hidden };
}

function versionOf(menu: BarMenu, engine: string): string {
  const { shelf } = menu;
  return createHash('sha256')
    .update(JSON.stringify([format, engine, shelf.allowsSubstitutes, menu.known()]))
    .update(shelf.stocked)
    .digest('base64url');
}

async function recommend(
  call: Context,
  bar: AuthorizedBar,
  menu: BarMenu,
  hidden: readonly string[][],
): Promise<Recommendation[]> {
  const { db, house, language } = call;
  const houseBar = await house.bar(db, bar.id, menu);
  const gains = await house.advise(houseBar, askerOf(call, bar), menu, hidden);
  const drinksNow = menu.all(language).length;
  const { list } = menu.shelf.ingredients;
  const drinkNames = new Map(menu.known().map(({ id, name }) => [id, name[language]]));
  const names = {
    ingredient: (number: number) => {
      const { name, own } = list[number] ?? {};
      const text = name?.[language] ?? '';
      return own ? text : nameInSentence(text, language);
    },
    drink: (id: string) => drinkNames.get(id) ?? '',
  };
  const { compare } = new Intl.Collator(language, { numeric: true });
  const present = (gain: Gain, turn: number): Recommendation => {
    const { buy, newDrinks, named } = gain;
    const [ingredient, together = null, ...alsoNeeded] = buy.flatMap((number) => {
      const found = list[number];
      return found ? presentIngredient(found, language) : [];
    });
    if (!ingredient) throw new Error('an unknown ingredient was recommended');
    const sorted = (ids: readonly string[]) => ids.map(names.drink).sort(compare);
    return {
      ingredient,
      together,
      alsoNeeded,
      impact: impactOf(newDrinks.length, drinksNow, buy.length),
      newDrinksCount: newDrinks.length,
      newDrinkNames: [...sorted(newDrinks.slice(0, named)), ...sorted(newDrinks.slice(named))],
      reason: typeset(reasonFor(gain, names, language, turn), language),
    };
  };
  return gains.map(present);
}
