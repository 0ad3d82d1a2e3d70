import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#server/db/database.ts';

/** Safe to run in several processes at once. */
export async function endPastSoldOut(db: Db): Promise<void> {
  await end(db, sql`sold_out_until <= now()`);
}

export async function endSoldOutUntilClose(db: Tx, bar: { id: string }): Promise<void> {
  await end(db, sql`bar_id = ${bar.id} and sold_out = 'close'`);
}

/** Deletes entries that become empty. Rows that are being changed are left for the next run. */
async function end(db: Db | Tx, due: RawBuilder<unknown>): Promise<void> {
  await sql`
    with due as materialized (
      select bar_id, drink_id,
        is_shown is null and featured is null and price is null and note = '' as is_silent
      from menu_entries where ${due} for update skip locked
    ), deleted as (
      delete from menu_entries e using due d
      where e.bar_id = d.bar_id and e.drink_id = d.drink_id and d.is_silent
    )
    update menu_entries e set sold_out = null, sold_out_until = null from due d
    where e.bar_id = d.bar_id and e.drink_id = d.drink_id and not d.is_silent`.execute(db);
}
