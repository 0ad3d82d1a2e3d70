import type { Selectable } from 'kysely';
import type { Language } from '#domain/languages.ts';
import type { PartyDetails } from '#domain/parties.ts';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { hueOf } from '#server/illustrations/look.ts';
import { pictureUrl } from '#server/illustrations/pictures.ts';
import { purchaseText } from './purchase-texts.ts';

/** The results of an analysis in the reader's language, with the current pictures of its drinks. */
export async function presentAnalysis(
  db: Db,
  { analysis, analysed_at }: Pick<Selectable<Schema['parties']>, 'analysis' | 'analysed_at'>,
  language: Language,
): Promise<Pick<PartyDetails, 'analysisResults' | 'generatedShoppingList'>> {
  if (!analysis || !analysed_at) return { analysisResults: null, generatedShoppingList: [] };
  const ids = analysis.drinks.map(({ id }) => id);
  const looks = await db
    .selectFrom('drinks')
    .select(['id', 'look'])
    .where('id', 'in', ids)
    .execute();
  const lookOf = new Map(looks.map(({ id, look }) => [id, look]));
  return {
    analysisResults: {
      summary: analysis.summary[language],
      analysedAt: analysed_at.getTime(),
      responsesRead: analysis.responsesRead,
      drinkRecommendations: analysis.drinks.map(({ id, name, confidence, matchingGuests }) => {
        const look = lookOf.get(id);
        return {
          drinkId: id,
          drinkName: name[language],
          imageUrl: look ? pictureUrl(id, look) : null,
          hue: look ? hueOf(look) : null,
          confidence,
          matchingGuests,
        };
      }),
    },
    generatedShoppingList: analysis.list.map((item) => ({
      ingredientId: item.ingredientId,
      ingredientName: item.name[language],
      category: item.category,
      estimatedQuantity: purchaseText(item.purchase, language),
      priority: item.priority,
    })),
  };
}
