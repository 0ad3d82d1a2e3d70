-- A refund may fail at the bank, weeks later: the money comes back, and so do the credits.
create table credit_refunds (
  id text primary key,
  purchase_id uuid not null references credit_purchases,
  amount_cents int not null check (amount_cents >= 0),
  has_failed boolean not null
);
create index refunds_of_purchase on credit_refunds (purchase_id);

-- Refunds are told one by one, and as a sum that may still hold those that failed. The larger of
-- what either tells is right: each may lack something, neither has anything that was not paid back.
create or replace view purchase_bookings as
  select p.id as purchase_id, p.account_id, due.kind, due.cents::bigint * 10000 as due_micros,
    (select coalesce(sum(e.amount_micros), 0)::bigint from credit_entries e
      where e.purchase_id = p.id and e.kind = due.kind) as booked_micros
  from credit_purchases p
  cross join lateral (select coalesce(sum(r.amount_cents) filter (where not r.has_failed), 0) as made,
    coalesce(sum(r.amount_cents) filter (where r.has_failed), 0) as failed
    from credit_refunds r where r.purchase_id = p.id) told
  cross join lateral (select least(greatest(told.made, p.refunded_cents - told.failed),
    p.paid_cents) as cents) refunded
  cross join lateral (select coalesce(sum(d.amount_cents), 0) as cents from credit_disputes d
    where d.purchase_id = p.id and d.state in ('open', 'lost')) disputed
  cross join lateral (values
    ('purchase', p.paid_cents),
    ('refund', -refunded.cents),
    ('dispute', -least(disputed.cents, p.paid_cents - refunded.cents))) due (kind, cents)
  where p.paid_cents is not null;

-- Those that somebody may still pay: counted with each new one, and given up after a day.
create index purchases_pending on credit_purchases (created_at) where status = 'pending';
