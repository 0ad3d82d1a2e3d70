// Work that is done at the start and at regular times: old data is deleted, expired holds are released.
import type { FastifyBaseLogger } from 'fastify';
import { deleteOldCounts } from '#server/adapters/identity/daily-limit.ts';
import { deleteOldSignInData } from '#server/adapters/identity/sign-in-limit.ts';
import type { Db } from '#server/db/database.ts';
import { deleteOldKeys } from '#server/db/idempotency.ts';
import { deleteOldAnswers, releaseExpiredHolds } from '#server/features/credits/holds.ts';
import { deleteOldDrafts } from '#server/features/mixologist/drafts.ts';
import { expireTestCheckouts } from '#server/features/purchases/checkouts.ts';
import { purgeOldRows } from './retention.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Schedules the work; `runNow` does it once more, at once. */
export function scheduleHousekeeping(db: Db, retentionDays: number, log: FastifyBaseLogger) {
  const deleteOldData = () =>
    Promise.all([
      deleteOldKeys(db),
      deleteOldSignInData(db),
      deleteOldCounts(db),
      deleteOldAnswers(db),
      deleteOldDrafts(db),
      purgeOldRows(db, retentionDays),
    ]);
  const endExpired = async () => {
    await expireTestCheckouts(db);
    await releaseExpiredHolds(db);
  };
  const jobs = [repeat(hourMs, deleteOldData, log), repeat(minuteMs, endExpired, log)];
  return {
    runNow() {
      for (const job of jobs) job.run();
    },
    async close() {
      for (const job of jobs) await job.stop();
    },
  };
}

function repeat(everyMs: number, work: () => Promise<unknown>, log: FastifyBaseLogger) {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running = work().catch((err) => log.error({ err }, 'housekeeping failed'));
  };
  const timer = setInterval(run, everyMs);
  return {
    run,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
