import type { PublicParty } from '#domain/parties/parties.ts';
import { ReadCache } from '#server/cache/read-cache.ts';
import { anyTopic, type Db, type Tx } from '#server/db/database.ts';
import { parseTopic } from '#server/topics.ts';

const maxParties = 10_000;

export class PartyLookups {
  readonly #byCode: ReadCache<PublicParty | null>;

  constructor(isFeedConnected: () => boolean) {
    this.#byCode = new ReadCache(maxParties, isFeedConnected);
  }

  changed(topic: string): void {
    const { table, scope } = parseTopic(topic);
    if (topic === anyTopic) this.#byCode.clear();
    else if (table === 'parties') this.#byCode.delete(scope);
  }

  byCode(db: Db | Tx, shareCode: string): Promise<PublicParty | null> {
    return this.#byCode.get(db, shareCode, () => readParty(db, shareCode));
  }
}

/** Null for a party of a deactivated bar. */
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
