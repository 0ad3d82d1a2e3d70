import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

const windowDays = 30;
const minOrdersOfBar = 20;
const minOrdersOfDrink = 2;
const maxDrinks = 12;
/** Bars in one statement. Small, so that no order waits long for the embedded database. */
const barsAtOnce = 20;

/** Returns their number. */
export async function countNewOrders(db: Db, minutes: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select distinct bar_id as id from orders
    where created_at > now() - make_interval(mins => ${minutes}::int)
    order by id`.execute(db);
  return countFor(db, rows);
}

/** Old popularity fades. Returns their number. */
export async function countAgain(db: Db): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select bar_id as id from popular_drinks
    union select bar_id from orders
    where created_at > now() - make_interval(days => ${windowDays}::int)
    order by id`.execute(db);
  return countFor(db, rows);
}

async function countFor(db: Db, bars: readonly { id: string }[]): Promise<number> {
  for (let from = 0; from < bars.length; from += barsAtOnce) {
    await countBatch(
      db,
      bars.slice(from, from + barsAtOnce).map(({ id }) => id),
    );
  }
  return bars.length;
}

/**
 * `changed_at` is never before `created_at`. An unchanged list is not written, so that nobody is
 * notified.
 */
async function countBatch(db: Db, barIds: readonly string[]): Promise<void> {
  await sql`
    with since as (select now() - make_interval(days => ${windowDays}::int) as moment),
    ordered as (
      select bar_id, drink_id from orders, since
      where bar_id = any(${barIds}::uuid[]) and status in ('new', 'processing')
        and created_at > moment
      union all
      select bar_id, drink_id from orders, since
      where bar_id = any(${barIds}::uuid[]) and status = 'done'
        and changed_at > moment and created_at > moment
    ), counted as (
      select o.bar_id, o.drink_id, count(*) as orders, sum(count(*)) over (partition by o.bar_id) as of_bar
      from ordered o where o.drink_id is not null
      group by o.bar_id, o.drink_id
    ), ranked as (
      select c.bar_id, c.drink_id,
        row_number() over (partition by c.bar_id order by c.orders desc, c.drink_id) as place
      from counted c join drinks d on d.id = c.drink_id
      where c.of_bar >= ${minOrdersOfBar} and c.orders >= ${minOrdersOfDrink} and not d.is_retired
    ), lists as (
      select bar_id, array_agg(drink_id order by place) as drink_ids from ranked
      where place <= ${maxDrinks} group by bar_id
    ), ended as (
      delete from popular_drinks
      where bar_id = any(${barIds}::uuid[]) and bar_id not in (select bar_id from lists)
    )
    insert into popular_drinks as known (bar_id, drink_ids) select bar_id, drink_ids from lists
    order by bar_id
    on conflict (bar_id) do update set drink_ids = excluded.drink_ids
    where known.drink_ids <> excluded.drink_ids`.execute(db);
}
