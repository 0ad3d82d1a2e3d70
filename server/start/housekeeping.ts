import type { FastifyBaseLogger } from 'fastify';
import { deleteOldCounts } from '#server/adapters/identity/daily-limit.ts';
import { deleteOldSignInData } from '#server/adapters/identity/passwords/sign-in-limit.ts';
import type { Retention } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { endPastPauses } from '#server/features/bars/pause.ts';
import { releaseExpiredHolds } from '#server/features/credits/holds.ts';
import { countAgain, countNewOrders } from '#server/features/menu/popular.ts';
import { deleteOldDrafts } from '#server/features/mixologist/drafts.ts';
import { expireTestCheckouts } from '#server/features/purchases/checkouts.ts';
import { deleteFullBuckets } from '#server/limits/shared-rates.ts';
import { endPastSoldOut } from '#server/menu/sold-out.ts';
import { purgeOldRows } from './retention.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
/** Orders are read twice, so that none is missed between two runs. */
const popularEveryMinutes = 10;

export function scheduleHousekeeping(db: Db, retention: Retention, log: FastifyBaseLogger) {
  let isClosing = false;
  const deleteOldData = () =>
    Promise.all([
      deleteFullBuckets(db),
      deleteOldSignInData(db),
      deleteOldCounts(db),
      deleteOldDrafts(db),
      purgeOldRows(db, retention, () => isClosing),
    ]);
  const endExpired = async () => {
    await expireTestCheckouts(db);
    await releaseExpiredHolds(db);
  };
  const jobs = [
    repeat(hourMs, deleteOldData, log),
    repeat(minuteMs, endExpired, log),
    repeat(15 * secondMs, () => endPastSoldOut(db), log),
    repeat(15 * secondMs, () => endPastPauses(db), log),
    repeat(popularEveryMinutes * minuteMs, () => countNewOrders(db, 2 * popularEveryMinutes), log),
    repeat(6 * hourMs, () => countAgain(db), log),
  ];
  return {
    runNow() {
      for (const job of jobs) job.run();
    },
    async close() {
      isClosing = true;
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
