// During a pause guests can browse, but not order.
import { sql } from 'kysely';
import type { Pause, PauseMinutes } from '#domain/bars/bars.ts';
import { AppError } from '#domain/errors.ts';
import type { Db, Tx } from '#server/db/database.ts';
import type { AuthorizedBar } from './access.ts';

export const noPause = { paused_at: null, paused_until: null };

/** Null where the bar takes orders, also after the end of a pause. */
export function pauseOf(bar: { pausedAt: Date | null; pausedUntil: Date | null }): Pause | null {
  if (!bar.pausedAt) return null;
  const until = bar.pausedUntil?.getTime() ?? null;
  return until !== null && until <= Date.now() ? null : { until };
}

/** `minutes`: null for a pause that lasts until somebody ends it. */
export async function startPause(
  db: Tx,
  bar: AuthorizedBar,
  minutes: PauseMinutes | null,
): Promise<void> {
  const paused = await db
    .updateTable('bars')
    .set({
      paused_at: sql<Date>`now()`,
      paused_until: minutes && sql<Date>`now() + ${minutes} * interval '1 minute'`,
    })
    .where('id', '=', bar.id)
    .where('is_open', '=', true)
    .returning('id')
    .executeTakeFirst();
  if (!paused) throw new AppError('BAR_CLOSED', null);
}

export async function endPause(db: Tx, bar: AuthorizedBar): Promise<void> {
  await db.updateTable('bars').set(noPause).where('id', '=', bar.id).execute();
}

/** Open pages are updated. Safe to run in several processes at once. */
export async function endPastPauses(db: Db): Promise<void> {
  const due = db
    .selectFrom('bars')
    .select('id')
    .where('paused_until', '<=', sql<Date>`now()`)
    .forUpdate()
    .skipLocked();
  await db.updateTable('bars').set(noPause).where('id', 'in', due).execute();
}
