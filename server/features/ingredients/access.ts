import { type AuthorizedBar, ownBar } from '#server/features/bars/access.ts';
import type { Access } from '#server/functions.ts';

interface BarAndSource {
  bar: AuthorizedBar;
  from: AuthorizedBar;
}

export const bothOwnBars: Access<{ barId: string; fromBarId: string }, BarAndSource> = {
  scope: ownBar.scope,
  async grant(context, { barId, fromBarId }) {
    const bar = await ownBar.grant(context, { barId });
    return { bar, from: await ownBar.grant(context, { barId: fromBarId }) };
  },
};
