-- Who makes an order, and who made each change of it; nobody is named where an account is one person's.
-- A change that takes back the one before says so: "back to new" is a move of its own.
alter table orders add column maker_subject text, add column maker_name text;
alter table order_events
  add column mover_subject text,
  add column mover_name text,
  add column is_undo boolean not null default false;
