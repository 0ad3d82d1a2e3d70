import { sql } from 'kysely';
import type { Allergen } from '#domain/ingredients/allergens.ts';
import type { LeftOut } from '#domain/menu/without.ts';
import { nightPauseHours } from '#domain/orders/orders.ts';
import { batched } from '#server/db/batch.ts';
import {
  callColumns,
  claimKeys,
  firstPerKey,
  type IdempotentCall,
} from '#server/db/idempotency.ts';
import { prepared } from '#server/db/prepared.ts';
import { batchJson } from './batch-json.ts';

export interface DrinkRequest {
  id: string;
  drink_id: string;
  notes: string | null;
  for_name: string | null;
  /** The allergens that its note mentions. Null if it mentions none. */
  allergy: readonly Allergen[] | null;
}

interface RoundRequest extends Partial<IdempotentCall> {
  value: unknown;
  bar_id: string;
  guest_name: string;
  guest_key: string;
  table_name: string | null;
  account_id: string | null;
  round_id: string | null;
  without: readonly LeftOut[];
  drinks: readonly DrinkRequest[];
}

/** After this time without orders a new night begins, and its tickets are numbered from 1. */
const pause = sql.raw(`interval '${nightPauseHours} hours'`);

/** Hot path: one prepared statement for a batch of rounds. */
export const insertOrders = batched(async (db, requests: readonly RoundRequest[]) => {
  const { rows } = await sql<{ order_id: string }>`${prepared('place_orders')}
    with requests as materialized (
      select * from json_to_recordset(${batchJson(counted(firstPerKey(requests)))}) as requests(n int,
        ${callColumns}, value json, of_guest int, of_bar int, bar_id uuid, guest_name text,
        guest_key text, table_name text, account_id uuid, round_id uuid, without text[],
        drinks json)
    ), guests as materialized (
      select * from lock_open_orders(
        array(select guest_key from requests order by n), array(select bar_id from requests order by n)
      ) with ordinality as guest (open, place)
    ), fitting as materialized (
      select r.*, b.max_open_orders
      from requests r join guests g on g.place = r.n + 1 join bars b on b.id = r.bar_id
      where b.is_open and (b.is_active or b.account_id = r.account_id)
        and (b.paused_at is null or b.paused_until <= now())
        and g.open + r.of_guest <= b.max_open_per_guest
    ), limited_bars as materialized (
      select id, lock_orders_of_bar(id) as open
      from (select distinct bar_id as id from fitting where max_open_orders is not null order by id) bars
    ), admitted as (
      select f.* from fitting f left join limited_bars b on b.id = f.bar_id
      where f.max_open_orders is null or b.open + f.of_bar <= f.max_open_orders
    ), ${claimKeys({ from: 'admitted', into: 'to_run' })}, counters as (
      insert into order_numbers as known (bar_id, last_number, given_at)
      select bar_id, count(*), now() from to_run group by bar_id order by bar_id
      on conflict (bar_id) do update set given_at = now(), last_number = excluded.last_number
        + case when known.given_at > now() - ${pause} then known.last_number else 0 end
      returning bar_id, last_number
    ), numbered as (
      select r.*, last_number + 1 - count(*) over (partition by bar_id order by n desc) as number
      from to_run r join counters using (bar_id)
    ), placed as (
      insert into orders (id, bar_id, drink_id, guest_name, guest_key, notes, round_id, for_name,
        table_name, without, allergy, number, created_at, changed_at)
      select d.id, r.bar_id, d.drink_id, r.guest_name, r.guest_key, d.notes, r.round_id, d.for_name,
        r.table_name, r.without, d.allergy, r.number, came_at, came_at
      from numbered r, json_to_recordset(r.drinks) as d(id uuid, drink_id text, notes text,
          for_name text, allergy text[], place int),
        lateral (select now() + d.place * interval '1 microsecond') came (came_at)
      returning id, status
    )
    insert into order_events (order_id, status) select id, status from placed
    returning order_id`.execute(db);
  const placed = new Set(rows.map((row) => row.order_id));
  return requests.map(({ drinks }) => drinks.every(({ id }) => placed.has(id)));
});

/** The place of each drink keeps simultaneous drinks in order. */
function counted(requests: readonly RoundRequest[]) {
  const counts = new Map<string, number>();
  const count = (what: string, drinks: number) => {
    const sum = (counts.get(what) ?? 0) + drinks;
    counts.set(what, sum);
    return sum;
  };
  let place = 0;
  return requests.map((request) => {
    const { bar_id, guest_key, drinks } = request;
    return {
      ...request,
      of_guest: count(`${guest_key} ${bar_id}`, drinks.length),
      of_bar: count(bar_id, drinks.length),
      drinks: drinks.map((drink) => ({ ...drink, place: place++ })),
    };
  });
}
