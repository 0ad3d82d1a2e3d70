import type { PublicParty } from '#domain/parties.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { Kept } from '#server/db/kept.ts';

const partiesKept = 10_000;

/** The word of the change feed about a party (by id or share code) or about all parties of a bar. */
export function partyChanges(scope: string): string {
  return `parties:${scope}`;
}

/** Parties by the code of their invitation, in memory until the change feed tells of a change. */
export class PartyLookups {
  readonly #byCode: Kept<PublicParty | null>;

  constructor(hearsChanges: () => boolean) {
    this.#byCode = new Kept(partiesKept, hearsChanges);
  }

  /** Hears a word of the change feed before live queries do. */
  changed(word: string): void {
    const [table, scope = ''] = word.split(':');
    if (word === '*') this.#byCode.forgetAll();
    else if (table === 'parties') this.#byCode.forget(scope);
  }

  byCode(db: Db | Tx, shareCode: string): Promise<PublicParty | null> {
    return this.#byCode.get(db, shareCode, () => readParty(db, shareCode));
  }
}

/** What a guest may know; a party of a deactivated bar is none. */
export async function readParty(db: Db | Tx, shareCode: string): Promise<PublicParty | null> {
  const party = await db
    .selectFrom('parties as p')
    .innerJoin('bars as b', 'b.id', 'p.bar_id')
    .select([
      'p.name',
      'p.description',
      'p.is_active as isActive',
      'p.is_voting_closed as isVotingClosed',
      'b.name as barName',
    ])
    .where('p.share_code', '=', shareCode)
    .where('b.is_active', '=', true)
    .executeTakeFirst();
  return party ?? null;
}
