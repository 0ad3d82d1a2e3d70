// How long everything that grows with use is kept. docs/operations.md lists every table.
import { purgeInvitations } from '#server/adapters/identity/organizations.ts';
import type { Db } from '#server/db/database.ts';
import { purgeKeys } from '#server/db/idempotency.ts';
import { purgeAnswers, purgeUncharged } from '#server/features/credits/holds.ts';
import { forgetGuests, purgeOrders } from '#server/features/orders/retention.ts';
import { purgeResponses } from '#server/features/parties/retention.ts';
import { purgeUnpaid } from '#server/features/purchases/checkouts.ts';

const dayMs = 24 * 3_600_000;
/** Small, so that no order waits long for a lock. */
const batchSize = 200;
/** The rest is left for the next run. */
const maxBatches = 50;
/** A payment may be reported late. */
const minUnpaidDays = 90;

/** For how many days things are kept; 0 keeps them for ever. */
export interface Retention {
  /** Orders, invitations, AI calls that were not charged, checkouts that nobody paid. */
  days: number;
  /** Who ordered, for whom, to which table, and notes. */
  personalDataDays: number;
  partyResponseDays: number;
}

/** Deletes or clears up to `limit` rows from before a time, and answers how many. */
type Purge = (db: Db, before: Date, limit: number) => Promise<number>;

/** Deletes what is older than it is kept, in small batches. */
export async function purgeOldRows(db: Db, kept: Retention): Promise<void> {
  const { days, personalDataDays, partyResponseDays } = kept;
  const rules: [days: number, purge: Purge][] = [
    [personalDataDays, forgetGuests],
    [days, purgeOrders],
    [partyResponseDays, purgeResponses],
    [days, purgeInvitations],
    [days, purgeUncharged],
    [days && Math.max(days, minUnpaidDays), purgeUnpaid],
    [1, purgeKeys],
    [1, purgeAnswers],
  ];
  for (const [age, purge] of rules) {
    if (age === 0) continue;
    const before = new Date(Date.now() - age * dayMs);
    for (let batch = 0; batch < maxBatches; batch++) {
      if ((await purge(db, before, batchSize)) < batchSize) break;
    }
  }
}
