// How long personal data is kept: orders, responses to parties, invitations. The ledger, purchases and
// holds are kept for ever: they name nobody, and every amount must stay explained.
import { purgeInvitations } from '#server/adapters/identity/organizations.ts';
import type { Db } from '#server/db/database.ts';
import { purgeOrders } from '#server/features/orders/retention.ts';
import { purgeResponses } from '#server/features/parties/retention.ts';

const dayMs = 24 * 3_600_000;
/** Small, so that no order waits long for a lock. */
const batchSize = 200;
/** The rest is left for the next run. */
const maxBatches = 50;

const purges = [purgeOrders, purgeResponses, purgeInvitations] as const satisfies ((
  db: Db,
  before: Date,
  limit: number,
) => Promise<number>)[];

/** Deletes what is older than this many days; 0 keeps everything. */
export async function purgeOldRows(db: Db, days: number): Promise<void> {
  if (days === 0) return;
  const before = new Date(Date.now() - days * dayMs);
  for (const purge of purges) {
    for (let batch = 0; batch < maxBatches; batch++) {
      if ((await purge(db, before, batchSize)) < batchSize) break;
    }
  }
}
