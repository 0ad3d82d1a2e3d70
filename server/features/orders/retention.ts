import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Deletes up to `limit` orders from before a time, with their events; answers how many. */
export async function purgeOrders(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from orders where id in (
      select id from orders where created_at < ${before}
      order by created_at limit ${limit} for update skip locked)
    returning id
  `.execute(db);
  return rows.length;
}

/**
 * Deletes the personal data of up to `limit` orders from before a time: who ordered, for whom, to which
 * table, what they must not have, and what guest and bartender wrote. Returns how many. A drink, its times and who made it stay.
 */
export async function forgetGuests(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    with forgotten as (
      update orders set guest_name = null, guest_key = null, notes = null, for_name = null,
        table_name = null, without = '{}', allergy = null, cancellation = cancellation || '{"words":null}'::jsonb
      where id in (
        select id from orders where guest_name is not null and created_at < ${before}
        order by created_at limit ${limit} for update skip locked)
      returning id
    ), unwritten as (
      update order_events e set cancellation = cancellation || '{"words":null}'::jsonb
      from forgotten f where e.order_id = f.id and cancellation is not null
    )
    select id from forgotten
  `.execute(db);
  return rows.length;
}
