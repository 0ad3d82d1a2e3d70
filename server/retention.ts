// How long what people said and did is kept. Money stays explained for ever: entries, purchases and
// holds name nobody, and what an AI call answered is forgotten after a day.
import { purgeInvitations } from './adapters/identity/organizations.ts';
import type { Db } from './db/database.ts';
import { purgeOrders } from './features/orders/retention.ts';
import { purgeResponses } from './features/parties/retention.ts';

const dayMs = 24 * 3_600_000;
/** Small, so that nobody's order waits for it. */
const rowsAtOnce = 200;
/** What is left after so many is for the next time. */
const mostBatches = 50;

const purges = [purgeOrders, purgeResponses, purgeInvitations] as const satisfies ((
  db: Db,
  before: Date,
  most: number,
) => Promise<number>)[];

/** Deletes what is older than so many days; with 0, nothing. */
export async function purgeOldRows(db: Db, days: number): Promise<void> {
  if (days === 0) return;
  const before = new Date(Date.now() - days * dayMs);
  for (const purge of purges) {
    for (let batch = 0; batch < mostBatches; batch++) {
      if ((await purge(db, before, rowsAtOnce)) < rowsAtOnce) break;
    }
  }
}
