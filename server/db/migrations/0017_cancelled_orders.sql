-- An order that was cancelled is neither to make nor made.
alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check
  check (status in ('new', 'processing', 'done', 'cancelled'));
drop index orders_open;
create index orders_open on orders (bar_id, created_at, id) where status in ('new', 'processing');

-- How many orders a guest has open in a bar, counted under a lock that is held until the transaction
-- ends: whoever places orders of the same guest at the same time, on whatever replica, counts after
-- that. A volatile function sees in each of its statements what was committed until then.
create function lock_open_orders(guest text, bar uuid) returns bigint language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(guest || bar, 0));
  -- By the guest alone: a plan that is kept must not go through all that a bar has open.
  return (select count(*) filter (where bar_id = bar and status in ('new', 'processing'))
    from orders where guest_key = guest);
end $$;
