import { AppError } from '#domain/errors.ts';
import { requireIdentity } from '#server/rpc/access.ts';
import type { Access, Context } from '#server/rpc/function.ts';
import { viewerKey } from '#server/rpc/viewer.ts';

export interface AuthorizedBar {
  id: string;
  accountId: string;
}

/** A bar of the account the viewer acts for. Anyone else's looks like one that does not exist. */
export const ownBar: Access<{ barId: string }, AuthorizedBar> = {
  scope: viewerKey,
  async grant(context, { barId }) {
    const { account } = requireIdentity(context.viewer);
    const bar = await findBar(context, barId);
    if (bar?.accountId !== account.id) throw new AppError('NOT_FOUND', null);
    return bar;
  },
};

export interface VisitedBar {
  id: string;
  /** Whose bar it is. */
  accountId: string;
  isOpen: boolean;
  allowsGuestSearch: boolean;
  /** Of the account the viewer acts for. */
  isOwn: boolean;
}

/** A bar that its guests can see, or one's own. */
export const visitedBar: Access<{ barId: string }, VisitedBar> = {
  scope: viewerKey,
  async grant(context, { barId }) {
    const bar = await findBar(context, barId);
    const isOwn = bar?.accountId === context.viewer.identity?.account.id;
    if (!bar || !(bar.isActive || isOwn)) throw new AppError('NOT_FOUND', null);
    return { ...bar, isOwn };
  },
};

function findBar({ db }: Pick<Context, 'db'>, barId: string) {
  return db
    .selectFrom('bars')
    .select([
      'id',
      'account_id as accountId',
      'is_active as isActive',
      'is_open as isOpen',
      'allows_guest_search as allowsGuestSearch',
    ])
    .where('id', '=', barId)
    .executeTakeFirst();
}
