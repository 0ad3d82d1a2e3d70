import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import {
  type ActionResult,
  type GuestResponse,
  maxResponses,
  type PartyResponse,
  type SubmittedResponse,
} from '#domain/parties/parties.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { helpLines } from '#server/features/mixologist/help-lines.ts';
import type { Context } from '#server/functions.ts';
import { networkOf } from '#server/limits/network.ts';
import { readParty } from '#server/lookups/parties.ts';
import type { Viewer } from '#server/rpc/viewer.ts';
import type { AuthorizedParty } from './access.ts';
import { partyTexts } from './texts.ts';

const maxResponsesShown = 500;

interface GivenResponse {
  preferences: string;
  guestName?: string | undefined;
  /** Replaces the last response of the same browser (`own`), or is another person's (`none`). */
  instead?: 'own' | 'none' | undefined;
}

type Reader = Pick<Context, 'address' | 'house' | 'language' | 'searches'>;
type Help = Pick<SubmittedResponse, 'help'>;

export async function helpFor(
  preferences: string,
  { address, house, language, searches }: Reader,
): Promise<Help> {
  const asker = { turn: `address ${networkOf(address)}` };
  const isInDespair = await house.isInDespair(preferences, asker);
  return isInDespair ? { help: helpLines(searches.helpLine, language) } : {};
}

/** A desperate guest gets the numbers to call whether or not the response was accepted. */
export async function submitResponse(
  call: { db: Tx; viewer: Viewer; language: Language },
  shareCode: string,
  response: GivenResponse,
  help: Help,
): Promise<SubmittedResponse> {
  const result = await storeResponse(call, shareCode, response);
  return { ...result, ...help };
}

async function storeResponse(
  { db, language, viewer }: { db: Tx; language: Language; viewer: Viewer },
  shareCode: string,
  response: GivenResponse,
): Promise<ActionResult> {
  const guestKey = response.instead === 'none' ? null : viewer.guestKey;
  const replaced =
    response.instead === 'own' && guestKey ? await lastOf(db, shareCode, guestKey) : undefined;
  // One statement checks that the party is open and locks it, so that a call that closes it waits.
  const open = await db
    .updateTable('parties as p')
    .from('bars as b')
    .set(({ eb, ref }) => ({
      responses_count: eb(ref('p.responses_count'), '+', replaced ? 0 : 1),
    }))
    .whereRef('b.id', '=', 'p.bar_id')
    .where('b.is_active', '=', true)
    .where('p.share_code', '=', shareCode)
    .where('p.is_active', '=', true)
    .where('p.is_voting_closed', '=', false)
    .where('p.responses_count', '<', replaced ? maxResponses + 1 : maxResponses)
    .returning('p.id')
    .executeTakeFirst();
  const texts = partyTexts[language];
  if (!open) {
    const party = await readParty(db, shareCode);
    if (!party) throw new AppError('NOT_FOUND', null);
    const { isActive, isVotingClosed } = party;
    const message = isVotingClosed ? texts.votingClosed : isActive ? texts.full : texts.inactive;
    return { success: false, message };
  }
  const given = {
    guest_name: response.guestName || null,
    preferences: response.preferences,
    created_at: sql<Date>`now()`,
  };
  if (replaced) {
    await db.updateTable('party_responses').set(given).where('id', '=', replaced._id).execute();
  } else {
    await db
      .insertInto('party_responses')
      .values({ party_id: open.id, guest_key: guestKey, ...given })
      .execute();
  }
  return { success: true, message: texts.thanks };
}

async function lastOf(db: Db | Tx, shareCode: string, guestKey: string) {
  return db
    .selectFrom('party_responses as r')
    .innerJoin('parties as p', 'p.id', 'r.party_id')
    .select(['r.id as _id', 'r.guest_name as guestName', 'r.preferences'])
    .where('p.share_code', '=', shareCode)
    .where('r.guest_key', '=', guestKey)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirst();
}

export async function findGuestResponse(
  call: { db: Db } & Reader,
  shareCode: string,
  guestKey: string,
): Promise<GuestResponse | null> {
  const last = await lastOf(call.db, shareCode, guestKey);
  if (!last) return null;
  const { guestName, preferences } = last;
  return { guestName, preferences, ...(await helpFor(preferences, call)) };
}

export async function listResponses(db: Db, party: AuthorizedParty): Promise<PartyResponse[]> {
  const found = await db
    .selectFrom('party_responses')
    .select(['id as _id', 'guest_name as guestName', 'preferences', 'created_at'])
    .where('party_id', '=', party.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxResponsesShown)
    .execute();
  return found.map(({ created_at, ...response }) => ({
    ...response,
    timestamp: created_at.getTime(),
  }));
}
