import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** Cancels all new orders that came until a time, except some; answers how many. */
export async function cancelOrders(
  db: Tx,
  bar: { id: string },
  except: readonly string[],
  until: number | undefined,
): Promise<number> {
  // Times in the database are more exact than milliseconds.
  const before = until === undefined ? null : new Date(until + 1);
  // Locked in the order of their ids, as moves are, against deadlocks.
  const { rows } = await sql`with waiting as (
      select id from orders
      where bar_id = ${bar.id} and status = 'new' and id <> all(${except}::uuid[])
        and (${before}::timestamptz is null or created_at < ${before})
      order by id for update
    ), cancelled as (
      update orders o set status = 'cancelled', changed_at = now() from waiting
      where o.id = waiting.id
      returning o.id, o.status
    )
    insert into order_events (order_id, status) select id, status from cancelled
    returning order_id`.execute(db);
  return rows.length;
}
