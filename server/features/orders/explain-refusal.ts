import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { Db } from '#server/db/database.ts';
import { readVisitedBar } from '#server/features/bars/access.ts';
import { pauseOf } from '#server/features/bars/pause.ts';
import type { Context } from '#server/functions.ts';
import type { Menus } from '#server/menu/menus.ts';
import { isOpen } from '#server/queue/rows.ts';

interface RefusedRound {
  barId: string;
  guestKey: string;
  drinkIds: readonly string[];
}

export async function explainRefusal(call: Context, round: RefusedRound): Promise<never> {
  const bar = await readVisitedBar(call, round.barId);
  if (!bar.isOpen) throw new AppError('BAR_CLOSED', null);
  const limits = await readLimits(call.db, round);
  const pause = limits && pauseOf(limits);
  if (pause) throw new AppError('BAR_PAUSED', pause);
  for (const drinkId of new Set(round.drinkIds)) await requireMakeable(call, bar, drinkId);
  if (limits) requireRoom(limits, round.drinkIds.length);
  // The reason has just gone, so the client retries and the order is placed.
  throw new AppError('UNAVAILABLE', null);
}

type Limits = NonNullable<Awaited<ReturnType<typeof readLimits>>>;

function requireRoom({ ofGuest, ofBar, maxPerGuest, maxOpen }: Limits, drinks: number) {
  if (ofGuest + drinks > maxPerGuest) {
    throw new AppError('TOO_MANY_OPEN', { open: ofGuest, limit: maxPerGuest });
  }
  if (maxOpen !== null && ofBar + drinks > maxOpen) throw new AppError('BAR_FULL', null);
}

function readLimits(db: Db, { barId, guestKey }: RefusedRound) {
  return db
    .selectFrom('bars as b')
    .leftJoin('orders as o', (join) => join.onRef('o.bar_id', '=', 'b.id').on(isOpen))
    .select(({ fn }) => [
      'paused_at as pausedAt',
      'paused_until as pausedUntil',
      'max_open_per_guest as maxPerGuest',
      'max_open_orders as maxOpen',
      fn.count<number>('o.id').as('ofBar'),
      sql<number>`count(o.id) filter (where o.guest_key = ${guestKey})`.as('ofGuest'),
    ])
    .where('b.id', '=', barId)
    .groupBy('b.id')
    .executeTakeFirst();
}

async function requireMakeable(
  { db, menus }: { db: Db; menus: Menus },
  bar: { id: string },
  drinkId: string,
) {
  const menu = await menus.of(db, bar.id);
  if (menu?.canOrder(drinkId)) return;
  if (menu?.isOffered(drinkId)) throw new AppError('SOLD_OUT', { drinkId });
  const known = await db
    .selectFrom('drinks')
    .select('id')
    .where('id', '=', drinkId)
    .where(({ or, eb }) => or([eb('bar_id', 'is', null), eb('bar_id', '=', bar.id)]))
    .executeTakeFirst();
  throw known ? new AppError('CANNOT_MAKE', { drinkId }) : new AppError('DRINK_NOT_FOUND', null);
}
