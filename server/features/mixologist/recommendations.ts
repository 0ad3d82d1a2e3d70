import { createHash } from 'node:crypto';
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
  const menu = await menus.require(db, bar.id);
  const version = versionOf(menu, mixologist.name);
  const stored = await findStored(db, bar, language, version);
  if (stored) return stored;

  const gains = bestGains(menu);
  const drinksNow = menu.all(language).length;
  const recommendations = gains.map((gain) => present(gain, menu, drinksNow, language));
  const advice = recommendations.map(({ ingredient, together, newDrinkNames }) => ({
    buy: [ingredient.name, ...(together ? [together.name] : [])],
    newDrinks: newDrinkNames,
  }));
  const house = wordAdvice(drinksNow, advice, language);
  // An empty answer is free.
  if (!advice.length) return { interpretation: house, recommendations, engine: 'house' };

  const feature = 'ingredientRecommendations';
  const key = questionKey(feature, bar.id, language, version);
  const use = { accountId: bar.accountId, barId: bar.id, feature, key } as const;
  return metered(call, use, async (signal) => {
    const question = { language, drinksNow, advice, house };
    const { value, engine, free } = await mixologist.recommend(question, signal);
    const answer = { interpretation: value, recommendations, engine };
    // The house's fallback for a failed model is not stored: the next call may succeed.
    if (!free) await store(db, bar, language, version, answer);
    return { value: answer, engine, free };
  });
}

/** A hash of all that the advice depends on. */
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
  if (!ingredient) throw new Error('an unknown ingredient was recommended');
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

async function findStored(
  db: Db,
  bar: AuthorizedBar,
  language: Language,
  version: string,
): Promise<Recommendations | undefined> {
  const stored = await db
    .selectFrom('kept_advice')
    .select('advice')
    .where('bar_id', '=', bar.id)
    .where('language', '=', language)
    .where('version', '=', version)
    .executeTakeFirst();
  return stored?.advice;
}

async function store(
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
