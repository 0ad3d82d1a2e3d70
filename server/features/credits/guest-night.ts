// Limits per bar and night: questions of one guest, and spending of all guests together.
import { sql } from 'kysely';
import type { GuestNight } from '#domain/credits/credits.ts';
import { AppError } from '#domain/errors.ts';
import { guestAllowance, ownerReserveMicros } from '#domain/mixologist/ai-features.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { budgets } from '#server/limits/budgets.ts';
import type { Identity } from '#server/rpc/viewer.ts';
import { balanceOf, dollars } from './balance.ts';

export interface GuestUse {
  accountId: string;
  barId: string | null;
  guestKey: string;
  priceMicros: number;
  availableMicros: number;
}

const isCurrent = sql<boolean>`began_at > now() - make_interval(hours => ${budgets.bar.nightHours})`;
const spent = sql<number>`coalesce(sum(h.amount_micros), 0)::bigint`;
const isOfNight = sql<boolean>`h.bar_id = n.bar_id and h.guest_night = n.number
  and h.guest_key is not null and h.state in ('held', 'settled')`;

/** Throws SEARCH_PAUSED. Requires a transaction that has locked the account's row. */
export async function admitGuest(tx: Tx, use: GuestUse): Promise<number> {
  const { accountId, barId, guestKey, priceMicros, availableMicros } = use;
  let night = await nightOf(tx, barId, guestKey);
  if (!night) {
    await sql`select begin_guest_night(${barId}, ${accountId})`.execute(tx);
    night = await nightOf(tx, barId, guestKey);
  }
  if (!night) throw new Error('a bar without a night');
  if (night.asked >= night.questions) throw new AppError('SEARCH_PAUSED', { why: 'guest' });
  const allowed = guestAllowance(night.balance, night.share);
  const left = Math.min(allowed - night.spent, availableMicros - ownerReserveMicros);
  if (left < priceMicros) throw new AppError('SEARCH_PAUSED', { why: 'bar' });
  return night.number;
}

function nightOf(tx: Tx, barId: string | null, guestKey: string) {
  return tx
    .selectFrom('guest_nights as n')
    .innerJoin('bars as b', 'b.id', 'n.bar_id')
    .leftJoin('credit_holds as h', (join) => join.on(isOfNight))
    .select(({ fn }) => [
      'n.number',
      'b.guest_questions_per_night as questions',
      'n.balance_micros as balance',
      'b.guest_share_percent as share',
      spent.as('spent'),
      fn.count<number>('h.id').filterWhere('h.guest_key', '=', guestKey).as('asked'),
    ])
    .where('n.bar_id', '=', barId)
    .where(isCurrent)
    .groupBy(['n.bar_id', 'b.id'])
    .executeTakeFirst();
}

/** Guests may spend a share of it. */
export async function addToNights(tx: Tx, accountId: string, micros: number): Promise<void> {
  await tx
    .updateTable('guest_nights')
    .set(({ eb }) => ({ balance_micros: eb('balance_micros', '+', micros) }))
    .where('bar_id', 'in', (bars) =>
      bars.selectFrom('bars').select('id').where('account_id', '=', accountId),
    )
    .execute();
}

export async function guestNightOf(
  db: Db,
  bar: { id: string },
  account: Identity['account'],
): Promise<GuestNight> {
  const night = await db
    .selectFrom('guest_nights as n')
    .leftJoin('credit_holds as h', (join) => join.on(isOfNight))
    .select(['n.balance_micros as balance', spent.as('spent')])
    .where('n.bar_id', '=', bar.id)
    .where(isCurrent)
    .groupBy('n.bar_id')
    .executeTakeFirst();
  if (!night) return { balance: (await balanceOf(db, account)).balance, spent: 0 };
  return { balance: dollars(night.balance), spent: dollars(night.spent) };
}
