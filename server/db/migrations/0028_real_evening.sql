-- A round: orders that were placed together, one ticket on the board. A drink may be for somebody else,
-- and be brought to a table.
alter table orders
  add column round_id uuid,
  add column for_name text check (length(for_name) between 1 and 40),
  add column table_name text check (length(table_name) between 1 and 12),
  -- The place in the queue, if a bartender has moved it: milliseconds, compared with the time of others.
  add column position double precision,
  add column is_on_hold boolean not null default false,
  -- When the guest was called again to a drink that is ready, and when it was collected.
  add column called_at timestamptz,
  add column collected_at timestamptz,
  -- By whom and why it was cancelled; null also for orders from before it was written down.
  add column cancellation jsonb check (cancellation is null or status = 'cancelled');
create index orders_cancelled on orders (bar_id, changed_at desc, id) where status = 'cancelled';
alter table order_events add column cancellation jsonb;

-- A pause of a bar ends by itself where it has a time. Limits of open orders, and what counts as late.
alter table bars
  add column paused_at timestamptz,
  add column paused_until timestamptz check (paused_until is null or paused_at is not null),
  add column max_open_per_guest smallint not null default 10 check (max_open_per_guest between 1 and 20),
  add column max_open_orders smallint check (max_open_orders between 1 and 500),
  add column late_after_minutes smallint not null default 6 check (late_after_minutes between 2 and 60),
  add column tables text[] not null default '{}' check (cardinality(tables) <= 100);

-- How many orders a bar has open, for one that limits them: counted under a lock that is held until the
-- transaction ends, and taken after those of guests (lock_open_orders).
create function lock_orders_of_bar(bar uuid) returns bigint language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('bar ' || bar, 0));
  return (select count(*) from orders where bar_id = bar and status in ('new', 'processing'));
end $$;
