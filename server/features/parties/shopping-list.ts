import { sql } from 'kysely';
import type { ActionResult } from '#domain/parties.ts';
import type { PartyAnalysis } from '#domain/party-analysis.ts';
import type { Db } from '#server/db/database.ts';
import { hashOf, runOnce } from '#server/db/idempotency.ts';
import { metered } from '#server/features/credits/metering.ts';
import type { Context } from '#server/functions.ts';
import type { BarMenu } from '#server/menu/bar-menu.ts';
import { readRecipes } from '#server/menu/rows.ts';
import { analyseParty } from '#server/mixologist/party/analysis.ts';
import { candidateOf, type PartyMenu } from '#server/mixologist/party/candidates.ts';
import { isInDespair, newestOf, type Response } from '#server/mixologist/party/guests.ts';
import { DrinkNames } from '#server/mixologist/search/drink-names.ts';
import type { SearchIndexes } from '#server/mixologist/search/indexes.ts';
import type { AuthorizedParty } from './access.ts';
import { isListFinal } from './parties.ts';
import { partyTexts } from './party-texts.ts';

/** Analyses the responses to a party; the result replaces the last one. */
export async function generateList(call: Context, party: AuthorizedParty): Promise<ActionResult> {
  const { db, language, menus, searches } = call;
  const { isFinal, analysedAt } = await db
    .selectFrom('parties')
    .select(['analysed_at as analysedAt', isListFinal.as('isFinal')])
    .where('id', '=', party.id)
    .executeTakeFirstOrThrow();
  if (isFinal) return { success: false, message: partyTexts[language].votingClosed };
  const responses = await readResponses(db, party);
  if (responses.length === 0) return { success: false, message: partyTexts[language].noResponses };

  const key = await questionOf(call, party, [analysedAt, responses.length]);
  const use = { accountId: party.accountId, barId: party.barId, key };
  await metered(call, { ...use, feature: 'partyAnalysis' }, async (signal) => {
    const barMenu = await menus.require(db, party.barId);
    const menu = await partyMenu(db, party.barId, barMenu, searches.indexes);
    const counted = await analyseParty(responses, menu);
    const { value, engine, free } = await withModelSummary(call, counted, menu, responses, signal);
    signal.throwIfAborted();
    await db
      .updateTable('parties')
      .set({ analysis: JSON.stringify(value), analysed_at: sql<Date>`now()` })
      .where('id', '=', party.id)
      // A later analysis with more responses may have been quicker.
      .where(sql`coalesce((analysis ->> 'responsesRead')::int, 0)`, '<=', value.responsesRead)
      .execute();
    return { value: null, engine, free };
  });
  return { success: true, message: partyTexts[language].generated };
}

/**
 * The key of an analysis. Calls while it runs, in another window or through another process, share
 * one run and one charge; a call after its end is charged again. A repeated call keeps its first key.
 */
function questionOf(
  { db, callKey }: Context,
  party: AuthorizedParty,
  state: readonly unknown[],
): Promise<string> {
  const name = 'partyAnalysis';
  const call = { client: `party:${party.id}`, key: callKey, function: name, payload_hash: '' };
  const question = async () => hashOf([name, party.id, ...state]);
  return db.transaction().execute(async (tx) => String(await runOnce(tx, call, question)));
}

/** Replaces the summary in the host's language by a model's, where one is configured. */
async function withModelSummary(
  { language, mixologist }: Context,
  analysis: PartyAnalysis,
  menu: PartyMenu,
  responses: readonly Response[],
  signal: AbortSignal,
) {
  const chosen = new Set(analysis.drinks.map(({ id }) => id));
  const { value, engine, free } = await mixologist.analyseParty(
    {
      language,
      preferences: newestOf(responses)
        .filter((one) => !isInDespair(one))
        .map(({ preferences }) => preferences),
      drinks: analysis.drinks.map(({ name, matchingGuests }) => ({
        name: name[language],
        matchingGuests,
      })),
      notServed: menu.drinks.flatMap(({ recipe }) =>
        chosen.has(recipe.id) ? [] : recipe.name[language],
      ),
      house: analysis.summary[language],
    },
    signal,
  );
  const summary = { ...analysis.summary, [language]: value };
  return { value: { ...analysis, summary }, engine, free };
}

/** All drinks of the catalogue and the bar's own, each with the substitutes of its shelf. */
async function partyMenu(
  db: Db,
  barId: string,
  { shelf }: BarMenu,
  indexes: SearchIndexes,
): Promise<PartyMenu> {
  const catalogue = await indexes.catalogue(db, shelf.ingredients);
  const own = await readRecipes(db, barId);
  const drinks = [...catalogue.recipes.values(), ...own].map((recipe) =>
    candidateOf(recipe, shelf, catalogue.entries),
  );
  const names = own.length
    ? new DrinkNames(drinks.map(({ entry }) => entry.profile))
    : catalogue.names;
  return { shelf, drinks, names };
}

/** All responses, newest first. */
function readResponses(db: Db, party: AuthorizedParty): Promise<Response[]> {
  return db
    .selectFrom('party_responses')
    .select(['id', 'guest_name as guestName', 'preferences'])
    .where('party_id', '=', party.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
