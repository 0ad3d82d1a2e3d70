-- The number of a ticket in its night. The orders of a round share one. Null for orders of the version before.
alter table orders add column number int check (number > 0);

-- The number that each bar gave last, and when. Not columns of bars: a change there throws menus away.
create table order_numbers (
  bar_id uuid primary key references bars on delete cascade,
  last_number int not null,
  given_at timestamptz not null
);
