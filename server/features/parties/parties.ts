import { randomInt } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { barCodeAlphabet } from '#domain/bars/bar-code.ts';
import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/languages.ts';
import type { Party, PartyDetails } from '#domain/parties/parties.ts';
import { shareCodeLength } from '#domain/parties/share-code.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { AuthorizedBar } from '#server/features/bars/access.ts';
import type { AuthorizedParty } from './access.ts';
import { presentAnalysis } from './present-analysis.ts';

/** The analysis must have started after the end of voting. */
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
  const letter = () => barCodeAlphabet[randomInt(barCodeAlphabet.length)];
  return Array.from({ length: shareCodeLength }, letter).join('');
}
