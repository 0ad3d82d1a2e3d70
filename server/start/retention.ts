import { setTimeout as delay } from 'node:timers/promises';
import { purgeInvitations } from '#server/adapters/identity/organizations.ts';
import type { Retention } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { purgeKeys } from '#server/db/idempotency.ts';
import { purgeAnswers, purgeUncharged } from '#server/features/credits/holds.ts';
import { forgetGuests, purgeOrders } from '#server/features/orders/retention.ts';
import { purgeResponses } from '#server/features/parties/retention.ts';
import { purgeUnpaid } from '#server/features/purchases/checkouts.ts';

const dayMs = 24 * 3_600_000;
/** Small, so that no order waits long for a lock. */
const batchSize = 200;
const pauseMs = 50;
/** A payment may be reported late. */
const minUnpaidDays = 90;

type Purge = (db: Db, before: Date, limit: number) => Promise<number>;

/** Deletes expired rows in small batches, until none is left or `isStopping` returns true. */
export async function purgeOldRows(
  db: Db,
  kept: Retention,
  isStopping: () => boolean = () => false,
): Promise<void> {
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
  const failures: unknown[] = [];
  for (const [age, purge] of rules) {
    // A failed purge does not stop the others.
    if (age) await purgeAll(db, purge, age, isStopping).catch((error) => failures.push(error));
  }
  if (failures.length) throw failures[0];
}

async function purgeAll(db: Db, purge: Purge, age: number, isStopping: () => boolean) {
  const before = new Date(Date.now() - age * dayMs);
  while (!isStopping() && (await purge(db, before, batchSize)) === batchSize) await delay(pauseMs);
}
