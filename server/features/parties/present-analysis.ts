import { type Selectable, sql } from 'kysely';
import { hueOf, lookOf } from '#catalogue/look/look.ts';
import type { Language, Localized } from '#domain/languages.ts';
import type { PartyDetails } from '#domain/parties/parties.ts';
import type { PartyAnalysis, PlainPour } from '#domain/parties/party-analysis.ts';
import { typeset } from '#domain/text/short-words.ts';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { drawDrink } from '#server/illustrations/draw.ts';
import { dataUrl, pictureUrl } from '#server/illustrations/pictures.ts';
import { purchaseText } from './purchase-texts.ts';

const assumedBefore = { servings: 3, hours: null };

type AnalysedParty = Pick<
  Selectable<Schema['parties']>,
  'id' | 'analysis' | 'analysed_at' | 'responses_count'
>;

const isNewer = sql<boolean>`r.created_at > p.analysed_at`;

/**
 * With the names of guests whose responses are unchanged. Analyses of earlier versions have less.
 */
export async function presentAnalysis(
  db: Db,
  { id: partyId, analysis, analysed_at, responses_count }: AnalysedParty,
  language: Language,
): Promise<Pick<PartyDetails, 'analysisResults' | 'generatedShoppingList'>> {
  if (!analysis || !analysed_at) return { analysisResults: null, generatedShoppingList: [] };
  const pictureOf = await picturesOf(db, analysis.drinks);
  const { omitted = [], unserved = [], iceKg, glasses = [], fromShelf = [], needs = [] } = analysis;
  const nameOf = await guestNamesOf(db, partyId, [...unserved, ...needs]);
  const { responsesRead } = analysis;
  const changed = await countNewer(db, partyId);
  const inLanguage = (names: readonly Localized[]) =>
    names.map((name) => typeset(name[language], language));
  return {
    analysisResults: {
      summary: typeset(analysis.summary[language], language),
      analysedAt: analysed_at.getTime(),
      responsesRead,
      newResponses: Math.max(changed, responses_count - responsesRead),
      drinkRecommendations: analysis.drinks.map((drink) => ({
        drinkId: drink.id,
        drinkName: drink.name[language],
        ...pictureOf(drink.id),
        confidence: drink.confidence,
        matchingGuests: drink.matchingGuests,
        servings: drink.servings ?? null,
        isPlain: drink.plain !== undefined,
      })),
      omittedDrinks: omitted.map(({ name, guests, reason, missing }) => ({
        drinkName: name[language],
        guests,
        reason,
        missing: inLanguage(missing),
      })),
      unservedGuests: unserved.map(({ responseId, people, reason, nearest }) => ({
        responseId,
        guestName: nameOf(responseId, reason === 'despair'),
        people,
        reason,
        nearest: nearest?.[language] ?? null,
      })),
      supplies: iceKg === undefined ? null : { iceKg, glasses, fromShelf: inLanguage(fromShelf) },
      guestNeeds: needs.map((one) => ({
        guestName: nameOf(one.responseId),
        people: one.people,
        needs: inLanguage(one.needs),
        notFor: inLanguage(one.notFor),
        toCheck: inLanguage(one.toCheck),
      })),
      assumed: analysis.assumed ?? assumedBefore,
    },
    generatedShoppingList: analysis.list.map((item) => ({
      ingredientId: item.ingredientId,
      ingredientName: item.name[language],
      category: item.category,
      estimatedQuantity: purchaseText(item.purchase, language),
      priority: item.priority,
      isGarnish: item.isGarnish ?? false,
    })),
  };
}

interface Picture {
  imageUrl: string | null;
  hue: string | null;
}

/** By drink id. Ingredients that are poured pure are drawn here. */
async function picturesOf(
  db: Db,
  drinks: PartyAnalysis['drinks'],
): Promise<(id: string) => Picture> {
  const pictures = new Map<string, Picture>();
  const mixed = drinks.flatMap(({ id, plain }) => (plain ? [] : id));
  if (mixed.length > 0) {
    const looks = await db
      .selectFrom('drinks')
      .select(['id', 'look'])
      .where('id', 'in', mixed)
      .execute();
    for (const { id, look } of looks) {
      pictures.set(id, { imageUrl: pictureUrl(id, look), hue: hueOf(look) });
    }
  }
  const poured = drinks.flatMap(({ id, plain }) => (plain ? { id, plain } : []));
  for (const { id, picture } of await drawPlain(db, poured)) pictures.set(id, picture);
  return (id) => pictures.get(id) ?? { imageUrl: null, hue: null };
}

async function drawPlain(
  db: Db,
  poured: readonly { id: string; plain: PlainPour }[],
): Promise<{ id: string; picture: Picture }[]> {
  if (poured.length === 0) return [];
  const found = await db
    .selectFrom('ingredients')
    .select(['id', 'category', 'color'])
    .where(
      'id',
      'in',
      poured.map(({ plain }) => plain.ingredientId),
    )
    .execute();
  const ingredients = new Map(found.map((ingredient) => [ingredient.id, ingredient]));
  return poured.flatMap(({ id, plain: { ingredientId, ml, glass } }) => {
    const ingredient = ingredients.get(ingredientId);
    if (!ingredient) return [];
    const look = lookOf({
      glass,
      ice: 'none',
      garnish: [],
      ingredients: [{ ...ingredient, ml, unit: 'ML' }],
    });
    return { id, picture: { imageUrl: dataUrl(drawDrink(id, look)), hue: hueOf(look) } };
  });
}

/** A guest whose response has changed since is not named beside the old one, unless `always`. */
async function guestNamesOf(
  db: Db,
  partyId: string,
  listed: readonly { responseId: string }[],
): Promise<(responseId: string, always?: boolean) => string | null> {
  if (listed.length === 0) return () => null;
  const ids = [...new Set(listed.map(({ responseId }) => responseId))];
  const found = await responsesWithParty(db, partyId)
    .select(['r.id', 'r.guest_name as name', isNewer.as('isNewer')])
    .where('r.id', 'in', ids)
    .execute();
  const byId = new Map(found.map((one) => [one.id, one]));
  return (responseId, always = false) => {
    const one = byId.get(responseId);
    return one && (always || !one.isNewer) ? one.name : null;
  };
}

async function countNewer(db: Db, partyId: string): Promise<number> {
  const { count } = await responsesWithParty(db, partyId)
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isNewer)
    .executeTakeFirstOrThrow();
  return count;
}

function responsesWithParty(db: Db, partyId: string) {
  return db
    .selectFrom('party_responses as r')
    .innerJoin('parties as p', 'p.id', 'r.party_id')
    .where('p.id', '=', partyId);
}
