import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Deletes up to `most` orders from before a moment, with their events, and answers how many. */
export async function purgeOrders(db: Db, before: Date, most: number): Promise<number> {
  const { rows } = await sql`
    delete from orders where id in (select id from orders where created_at < ${before} limit ${most})
    returning id
  `.execute(db);
  return rows.length;
}
