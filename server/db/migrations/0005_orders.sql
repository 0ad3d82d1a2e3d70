create table orders (
  id uuid primary key default gen_random_uuid(),
  bar_id uuid not null references bars on delete cascade,
  drink_id text references drinks on delete set null,
  guest_name text not null check (length(guest_name) between 2 and 40),
  guest_key text,
  notes text check (length(notes) <= 300),
  status text not null default 'new' check (status in ('new', 'processing', 'done')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
-- What is still to be made is few; what was made is many.
create index orders_open on orders (bar_id, created_at, id) where status <> 'done';
create index orders_done on orders (bar_id, changed_at desc, id) where status = 'done';
create index orders_of_guest on orders (guest_key, bar_id, created_at desc) where guest_key is not null;
select track_changes('orders', 'bar_id');

-- Each change of an order, with its time.
create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  status text not null,
  happened_at timestamptz not null default now()
);
create index events_of_order on order_events (order_id, id);
