import { AppError } from '#domain/errors.ts';
import type { Access } from '#server/functions.ts';
import { requireIdentity } from '#server/rpc/access.ts';
import { viewerKey } from '#server/rpc/viewer.ts';

export interface AuthorizedParty {
  id: string;
  barId: string;
  accountId: string;
}

/** A party of the account the viewer acts for. Any other looks like one that does not exist. */
export const ownParty: Access<{ partyId: string }, AuthorizedParty> = {
  scope: viewerKey,
  async grant({ db, viewer }, { partyId }) {
    const { account } = requireIdentity(viewer);
    const party = await db
      .selectFrom('parties as p')
      .innerJoin('bars as b', 'b.id', 'p.bar_id')
      .select(['p.id', 'b.id as barId', 'b.account_id as accountId'])
      .where('p.id', '=', partyId)
      .where('b.account_id', '=', account.id)
      .executeTakeFirst();
    if (!party) throw new AppError('NOT_FOUND', null);
    return party;
  },
};
