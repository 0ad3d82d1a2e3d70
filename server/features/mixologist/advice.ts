import { createHash } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import type { Ingredient } from '#domain/ingredients.ts';
import type { Language } from '#domain/languages.ts';
import { impactOf, type Recommendation, type Recommendations } from '#domain/mixologist.ts';
import type { Db } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { metered, questionKey } from '#server/features/credits/metering.ts';
import type { Context } from '#server/functions.ts';
import type { BarMenu } from '#server/menu/bar-menu.ts';
import { bestGains, type Gain } from '#server/mixologist/advice/gains.ts';
import { wordAdvice } from '#server/mixologist/advice/wording.ts';

/** What to buy next. The same question about the same shelf is paid for once. */
export async function recommendIngredients(
  call: Context,
  bar: AuthorizedBar,
): Promise<Recommendations> {
  const { db, menus, mixologist, language } = call;
  const menu = await menus.of(db, bar.id);
  if (!menu) throw new AppError('NOT_FOUND', null);
  const version = versionOf(menu, mixologist.name);
  const kept = await findKept(db, bar, language, version);
  if (kept) return kept;

  const gains = bestGains(menu);
  const drinksNow = menu.all(language).length;
  const recommendations = gains.map((gain) => present(gain, menu, drinksNow, language));
  const advice = recommendations.map(({ ingredient, together, newDrinkNames }) => ({
    buy: [ingredient.name, ...(together ? [together.name] : [])],
    newDrinks: newDrinkNames,
  }));
  const house = wordAdvice(drinksNow, advice, language);
  // Nothing to advise is worth nothing.
  if (!advice.length) return { interpretation: house, recommendations, engine: 'house' };

  const feature = 'ingredientRecommendations';
  const key = questionKey(feature, bar.id, language, version);
  const use = { accountId: bar.accountId, barId: bar.id, feature, key } as const;
  return metered(call, use, async (signal) => {
    const question = { language, drinksNow, advice, house };
    const { value, engine, free } = await mixologist.recommend(question, signal);
    const answer = { interpretation: value, recommendations, engine };
    // What the house said in place of a model that failed is not kept: the next may succeed.
    if (!free) await keep(db, bar, language, version, answer);
    return { value: answer, engine, free };
  });
}

/** Changes with all that the advice depends on. */
function versionOf(menu: BarMenu, engine: string): string {
  const { shelf } = menu;
  return createHash('sha256')
    .update(JSON.stringify([engine, shelf.allowsSubstitutes, menu.known()]))
    .update(shelf.stocked)
    .digest('base64url');
}

function present(
  { buy, newDrinks }: Gain,
  menu: BarMenu,
  drinksNow: number,
  language: Language,
): Recommendation {
  const names = new Map(menu.known().map(({ id, name }) => [id, name[language]]));
  const [ingredient, together = null] = buy.flatMap((number): Ingredient[] => {
    const { id, name, category, description } = menu.shelf.ingredients.list[number] ?? {};
    if (!id || !name || !category || !description) return [];
    return [{ _id: id, name: name[language], category, description: description[language] }];
  });
  if (!ingredient) throw new Error('an ingredient that nobody knows was recommended');
  return {
    ingredient,
    together,
    impact: impactOf(newDrinks.length, drinksNow),
    newDrinksCount: newDrinks.length,
    newDrinkNames: newDrinks
      .flatMap((id) => names.get(id) ?? [])
      .sort(new Intl.Collator(language, { numeric: true }).compare),
  };
}

async function findKept(
  db: Db,
  bar: AuthorizedBar,
  language: Language,
  version: string,
): Promise<Recommendations | undefined> {
  const kept = await db
    .selectFrom('kept_advice')
    .select('advice')
    .where('bar_id', '=', bar.id)
    .where('language', '=', language)
    .where('version', '=', version)
    .executeTakeFirst();
  return kept?.advice;
}

async function keep(
  db: Db,
  bar: AuthorizedBar,
  language: Language,
  version: string,
  answer: Recommendations,
): Promise<void> {
  const advice = JSON.stringify(answer);
  await db
    .insertInto('kept_advice')
    .values({ bar_id: bar.id, language, version, advice })
    .onConflict((conflict) =>
      conflict.columns(['bar_id', 'language']).doUpdateSet({ version, advice }),
    )
    .execute();
}
