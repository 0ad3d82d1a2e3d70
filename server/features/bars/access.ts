import { AppError } from '#domain/errors.ts';
import type { Access } from '#server/rpc/function.ts';
import { requireIdentity, viewerKey } from '#server/rpc/viewer.ts';

export interface AuthorizedBar {
  id: string;
  accountId: string;
}

/** A bar of the account the viewer acts for. Anyone else's looks like one that does not exist. */
export const ownBar: Access<{ barId: string }, AuthorizedBar> = {
  scope: viewerKey,
  async grant({ db, viewer }, { barId }) {
    const { account } = requireIdentity(viewer);
    const bar = await db
      .selectFrom('bars')
      .select(['id', 'account_id as accountId'])
      .where('id', '=', barId)
      .where('account_id', '=', account.id)
      .executeTakeFirst();
    if (!bar) throw new AppError('NOT_FOUND', null);
    return bar;
  },
};
