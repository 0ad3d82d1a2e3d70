import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Deletes up to `limit` orders from before a time, with their events; answers how many. */
export async function purgeOrders(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from orders where id in (select id from orders where created_at < ${before} limit ${limit})
    returning id
  `.execute(db);
  return rows.length;
}
