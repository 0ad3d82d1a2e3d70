-- Whether an order was on hold when it was moved: it is again when the move is undone.
alter table order_events add column was_on_hold boolean not null default false;
