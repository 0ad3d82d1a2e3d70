import { randomInt } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import {
  type ActionResult,
  type GuestResponse,
  maxResponses,
  type Party,
  type PartyDetails,
  type PartyResponse,
  shareCodeAlphabet,
  shareCodeLength,
} from '#domain/parties.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import { readParty } from '#server/lookups/parties.ts';
import type { Viewer } from '#server/rpc/viewer.ts';
import type { AuthorizedParty } from './access.ts';
import { partyTexts } from './party-texts.ts';
import { presentAnalysis } from './present-analysis.ts';

const responsesShown = 500;

/** Whether a party has the one shopping list that may be made after the end of voting. */
export const isListFinal = sql<boolean>`is_voting_closed and analysed_at is not null
  and analysed_at >= coalesce(voting_closed_at, analysed_at)`;

export async function createParty(
  db: Tx,
  bar: AuthorizedBar,
  { name, description }: { name: string; description?: string | undefined },
): Promise<{ partyId: string; shareCode: string }> {
  for (;;) {
    const created = await db
      .insertInto('parties')
      .values({
        bar_id: bar.id,
        name,
        description: description || null,
        share_code: randomShareCode(),
      })
      .onConflict((conflict) => conflict.column('share_code').doNothing())
      .returning(['id as partyId', 'share_code as shareCode'])
      .executeTakeFirst();
    if (created) return created;
  }
}

export async function toggleParty(db: Tx, party: AuthorizedParty): Promise<{ isActive: boolean }> {
  return db
    .updateTable('parties')
    .set(({ not, ref }) => ({ is_active: not(ref('is_active')) }))
    .where('id', '=', party.id)
    .returning('is_active as isActive')
    .executeTakeFirstOrThrow();
}

/** For good: nothing opens it again. */
export async function closeVoting(db: Tx, party: AuthorizedParty): Promise<void> {
  const closed = await db
    .updateTable('parties')
    .set({
      is_voting_closed: true,
      voting_closed_at: sql<Date>`coalesce(voting_closed_at, now())`,
    })
    .where('id', '=', party.id)
    .where('responses_count', '>', 0)
    .executeTakeFirst();
  if (!closed.numUpdatedRows) throw new AppError('NO_RESPONSES', null);
}

interface GivenResponse {
  preferences: string;
  guestName?: string | undefined;
  /** In place of what the same browser sent last, or for somebody else beside it. */
  instead?: 'own' | 'none' | undefined;
}

export async function submitResponse(
  { db, language, viewer }: { db: Tx; language: Language; viewer: Viewer },
  shareCode: string,
  response: GivenResponse,
): Promise<ActionResult> {
  const guestKey = response.instead === 'none' ? null : viewer.guestKey;
  const replaced =
    response.instead === 'own' && guestKey ? await lastOf(db, shareCode, guestKey) : undefined;
  // One statement finds the party open and holds it so: whoever closes it waits, or came before.
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

/** What a browser answered last. */
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
  db: Db,
  shareCode: string,
  guestKey: string,
): Promise<GuestResponse | null> {
  const last = await lastOf(db, shareCode, guestKey);
  return last ? { guestName: last.guestName, preferences: last.preferences } : null;
}

/** Newest first. */
export async function listParties(db: Db, bar: AuthorizedBar): Promise<Party[]> {
  const found = await db
    .selectFrom('parties')
    .select(partyColumns)
    .where('bar_id', '=', bar.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return found.map(presentParty);
}

export async function findParty(
  { db, language }: { db: Db; language: Language },
  party: AuthorizedParty,
): Promise<PartyDetails> {
  const row = await db
    .selectFrom('parties')
    .select([...partyColumns, 'analysis'])
    .select(isListFinal.as('isFinal'))
    .where('id', '=', party.id)
    .executeTakeFirstOrThrow();
  return {
    ...presentParty(row),
    isListFinal: row.isFinal,
    ...(await presentAnalysis(db, row, language)),
  };
}

/** The newest of them, newest first. */
export async function listResponses(db: Db, party: AuthorizedParty): Promise<PartyResponse[]> {
  const found = await db
    .selectFrom('party_responses')
    .select(['id as _id', 'guest_name as guestName', 'preferences', 'created_at'])
    .where('party_id', '=', party.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(responsesShown)
    .execute();
  return found.map(({ created_at, ...response }) => ({
    ...response,
    timestamp: created_at.getTime(),
  }));
}

const partyColumns = [
  'id',
  'bar_id',
  'name',
  'description',
  'share_code',
  'is_active',
  'is_voting_closed',
  'responses_count',
  'analysed_at',
  'created_at',
] as const;

type PartyRow = Pick<Selectable<Schema['parties']>, (typeof partyColumns)[number]>;

function presentParty(row: PartyRow): Party {
  return {
    _id: row.id,
    _creationTime: row.created_at.getTime(),
    barId: row.bar_id,
    name: row.name,
    description: row.description,
    shareCode: row.share_code,
    isActive: row.is_active,
    isVotingClosed: row.is_voting_closed,
    responsesCount: row.responses_count,
    shoppingListGenerated: row.analysed_at !== null,
  };
}

function randomShareCode(): string {
  const letter = () => shareCodeAlphabet[randomInt(shareCodeAlphabet.length)];
  return Array.from({ length: shareCodeLength }, letter).join('');
}
