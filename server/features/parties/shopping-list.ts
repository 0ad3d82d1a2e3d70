import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { ActionResult } from '#domain/parties/parties.ts';
import type { PartyAnalysis } from '#domain/parties/party-analysis.ts';
import type { Response } from '#language/party/guests.ts';
import type { Db } from '#server/db/database.ts';
import { hashOf, runOnce } from '#server/db/idempotency.ts';
import { metered } from '#server/features/credits/metering.ts';
import type { Context } from '#server/functions.ts';
import { askerOf, takeAiCall } from '#server/mixologist/asker.ts';
import type { AnalysedParty } from '#server/mixologist/house/tasks.ts';
import type { AuthorizedParty } from './access.ts';
import { isListFinal } from './parties.ts';
import { partyTexts } from './texts.ts';

export async function generateList(call: Context, party: AuthorizedParty): Promise<ActionResult> {
  const { db, house, language, menus } = call;
  await takeAiCall(call, party.accountId);
  const found = await db
    .selectFrom('parties')
    .select(['name', 'description', 'analysed_at as analysedAt', isListFinal.as('isFinal')])
    .select(sql<string>`now()::text`.as('startedAt'))
    .where('id', '=', party.id)
    .executeTakeFirst();
  if (!found) throw new AppError('NOT_FOUND', null);
  const { isFinal, analysedAt, startedAt } = found;
  if (isFinal) return { success: false, message: partyTexts[language].votingClosed };
  const responses = await readResponses(db, party);
  if (responses.length === 0) return { success: false, message: partyTexts[language].noResponses };

  const key = await questionOf(call, party, [analysedAt, responses.length]);
  const use = { accountId: party.accountId, barId: party.barId, key };
  const outcome = await metered(call, { ...use, feature: 'partyAnalysis' }, async (signal) => {
    const bar = await house.bar(db, party.barId, await menus.require(db, party.barId));
    const about = `${found.name}\n${found.description ?? ''}`;
    const analysed = await house.analyseParty(bar, askerOf(call, party, signal), {
      responses,
      about,
      language,
    });
    const counted = analysed.analysis;
    if (!counted.understood) return { value: 'nothing' as const, engine: 'house', free: true };
    const { value, engine, free } = counted.suited
      ? await withModelSummary(call, analysed, signal)
      : { value: counted, engine: 'house' as const, free: true };
    signal.throwIfAborted();
    await store(db, party, value, startedAt);
    return { value: null, engine, free };
  });
  if (outcome === 'nothing') {
    return { success: false, message: partyTexts[language].nothingToPlan };
  }
  return { success: true, message: partyTexts[language].generated };
}

/**
 * As of the time when its responses were read. NOT_FOUND if the party was deleted, so that it is
 * free.
 */
async function store(
  db: Db,
  party: AuthorizedParty,
  analysis: PartyAnalysis,
  startedAt: string,
): Promise<void> {
  const started = sql<Date>`${startedAt}::timestamptz`;
  const kept = await db
    .updateTable('parties')
    .set(({ eb, ref }) => {
      const isNewest = eb.or([
        eb('analysed_at', 'is', null),
        eb(ref('analysed_at'), '<=', started),
      ]);
      return {
        analysis: sql`case when ${isNewest} then ${JSON.stringify(analysis)}::jsonb else analysis end`,
        analysed_at: sql<Date>`greatest(analysed_at, ${started})`,
      };
    })
    .where('id', '=', party.id)
    .executeTakeFirst();
  if (!kept.numUpdatedRows) throw new AppError('NOT_FOUND', null);
}

/** Calls during a run share it and its charge. A call after its end is charged again. */
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

/** Replaces the summary in the host's language by that of a configured model. */
async function withModelSummary(
  { language, mixologist }: Context,
  { analysis, preferences, notServed }: AnalysedParty,
  signal: AbortSignal,
) {
  const { value, engine, free } = await mixologist.analyseParty(
    {
      language,
      preferences,
      drinks: analysis.drinks.map(({ name, matchingGuests }) => ({
        name: name[language],
        matchingGuests,
      })),
      notServed,
      house: analysis.summary[language],
    },
    signal,
  );
  const summary = { ...analysis.summary, [language]: value };
  return { value: { ...analysis, summary }, engine, free };
}

function readResponses(db: Db, party: AuthorizedParty): Promise<Response[]> {
  return db
    .selectFrom('party_responses')
    .select(['id', 'guest_name as guestName', 'guest_key as guestKey', 'preferences'])
    .where('party_id', '=', party.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
