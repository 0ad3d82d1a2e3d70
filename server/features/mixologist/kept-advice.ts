import type { Language } from '#domain/languages.ts';
import {
  ingredientsOf,
  isHiddenAmong,
  type KeptAdvice,
  type Recommendation,
  type Recommendations,
  recommendationsShown,
} from '#domain/mixologist/mixologist.ts';
import type { Db } from '#server/db/database.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { wordAdvice } from '#server/mixologist/advice/wording.ts';

export async function findKept(
  db: Db,
  bar: AuthorizedBar,
  language: Language,
): Promise<KeptAdvice | undefined> {
  const kept = await db
    .selectFrom('kept_advice')
    .select('advice')
    .where('bar_id', '=', bar.id)
    .where('language', '=', language)
    .executeTakeFirst();
  return kept?.advice;
}

export async function keep(
  db: Db,
  bar: AuthorizedBar,
  language: Language,
  kept: KeptAdvice,
): Promise<void> {
  const { version } = kept;
  const advice = JSON.stringify(kept);
  await db
    .insertInto('kept_advice')
    .values({ bar_id: bar.id, language, version, advice })
    .onConflict((conflict) =>
      conflict.columns(['bar_id', 'language']).doUpdateSet({ version, advice }),
    )
    .execute();
}

/** The text stays as long as the first recommendations do. */
export function withRecommendations(
  kept: KeptAdvice,
  recommendations: Recommendation[],
  language: Language,
): KeptAdvice {
  if (topOf(kept.recommendations) === topOf(recommendations)) return { ...kept, recommendations };
  // Only advice with recommendations is stored, so an empty list means that all are hidden.
  const isAllHidden = recommendations.length === 0;
  const interpretation = wordAdvice({ ...kept, isAllHidden, recommendations }, language);
  return { ...kept, recommendations, interpretation, engine: 'house' };
}

export function visible(
  kept: KeptAdvice,
  hidden: readonly string[][],
  language: Language,
): Recommendations {
  const shown = kept.recommendations.filter((one) => !isHiddenAmong(hidden, idsOf(one)));
  const advice = withRecommendations(kept, shown, language);
  const { interpretation, recommendations, engine, version } = advice;
  return { interpretation, recommendations, engine, version };
}

function topOf(recommendations: readonly Recommendation[]): string {
  return JSON.stringify(recommendations.slice(0, recommendationsShown).map(idsOf));
}

function idsOf(recommendation: Recommendation): string[] {
  return ingredientsOf(recommendation).map(({ _id }) => _id);
}
