import { AppError } from '#domain/errors.ts';
import type { Access, Context } from '#server/functions.ts';
import { readBar } from '#server/lookups/bars.ts';
import { requireIdentity } from '#server/rpc/access.ts';
import { viewerKey } from '#server/rpc/viewer.ts';

export interface AuthorizedBar {
  id: string;
  accountId: string;
}

/** A bar of the account the viewer acts for. Any other looks like one that does not exist. */
export const ownBar: Access<{ barId: string }, AuthorizedBar> = {
  scope: viewerKey,
  async grant(context, { barId }) {
    const { account } = requireIdentity(context.viewer);
    const bar = await findBar(context, barId);
    if (bar?.accountId !== account.id) throw new AppError('NOT_FOUND', null);
    return bar;
  },
};

/** Anyone, but a bar in the input must belong to the caller. */
export const ownBarIfNamed: Access<{ barId?: string | undefined }, AuthorizedBar | null> = {
  scope: viewerKey,
  grant: (context, { barId }) => (barId ? ownBar.grant(context, { barId }) : null),
};

export interface VisitedBar {
  id: string;
  accountId: string;
  isOpen: boolean;
  allowsGuestSearch: boolean;
  isOwn: boolean;
}

/** A bar that its guests can see, or one of the viewer. */
export const visitedBar: Access<{ barId: string }, VisitedBar> = {
  scope: viewerKey,
  async grant(context, { barId }) {
    return visit(context, await findBar(context, barId));
  },
};

export async function readVisitedBar(context: Context, barId: string): Promise<VisitedBar> {
  return visit(context, await readBar(context.db, 'id', barId));
}

function visit({ viewer }: Pick<Context, 'viewer'>, bar: Awaited<ReturnType<typeof readBar>>) {
  const isOwn = bar?.accountId === viewer.identity?.account.id;
  if (!bar || !(bar.isActive || isOwn)) throw new AppError('NOT_FOUND', null);
  return { ...bar, isOwn };
}

function findBar({ db, bars }: Pick<Context, 'db' | 'bars'>, barId: string) {
  return db.isTransaction ? readBar(db, 'id', barId) : bars.byId(db, barId);
}
