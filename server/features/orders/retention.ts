import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Also deletes their events. Returns the number of deleted orders. */
export async function purgeOrders(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from orders where id in (
      select id from orders where created_at < ${before}
      order by created_at limit ${limit} for update skip locked)
    returning id
  `.execute(db);
  return rows.length;
}

/** The drink, its times and its maker stay. Returns the number of orders. */
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
