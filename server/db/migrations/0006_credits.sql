-- Money is counted in millionths of a dollar. What an account has is one row, which every change
-- locks first; how it came to be so is in credit_entries, which are never changed.
create table credit_balances (
  account_id uuid primary key references accounts,
  balance_micros bigint not null check (balance_micros >= 0),
  -- Set aside for AI calls that are under way.
  reserved_micros bigint not null default 0 check (reserved_micros >= 0),
  -- A refund of what was already spent. Nothing can be spent until it is paid back.
  owed_micros bigint not null default 0 check (owed_micros >= 0),
  spent_micros bigint not null default 0 check (spent_micros >= 0),
  updated_at timestamptz not null default now(),
  constraint never_overspent check (reserved_micros <= balance_micros),
  constraint debts_come_first check (owed_micros = 0 or balance_micros = reserved_micros)
);
select track_changes('credit_balances', 'account_id');

create table credit_purchases (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references credit_balances,
  -- The same call sent twice begins one purchase.
  key text not null,
  provider text not null check (provider in ('stripe', 'local-test')),
  provider_ref text,
  requested_cents int not null check (requested_cents between 100 and 50000),
  paid_cents int check (paid_cents between 100 and 50000),
  -- As the provider told, whatever the order of its telling; booked once there is a payment.
  refunded_cents int not null default 0 check (refunded_cents >= 0),
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'expired')),
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  unique (account_id, key),
  unique (provider, provider_ref),
  constraint paid_is_known check ((status = 'paid') = (paid_cents is not null))
);
select track_changes('credit_purchases', 'account_id');

create table credit_disputes (
  id text primary key,
  purchase_id uuid not null references credit_purchases,
  amount_cents int not null check (amount_cents >= 0),
  -- While it is open, and once it is lost, the money is away.
  state text not null check (state in ('inquiry', 'open', 'lost', 'won'))
);
create index disputes_of_purchase on credit_disputes (purchase_id);

-- What payment providers told, so that nothing told twice is heard twice.
create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  purchase_id uuid not null references credit_purchases,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

create table credit_entries (
  id bigint generated always as identity primary key,
  account_id uuid not null references credit_balances,
  kind text not null check (kind in ('initial', 'purchase', 'usage', 'refund', 'dispute')),
  amount_micros bigint not null check (amount_micros <> 0),
  -- The balance less what is owed.
  net_after_micros bigint not null,
  feature text,
  purchase_id uuid references credit_purchases,
  -- What it comes from: that is booked once.
  source text not null,
  source_id text not null,
  created_at timestamptz not null default now(),
  unique (source, source_id),
  check ((kind = 'usage') = (feature is not null)),
  check ((kind in ('purchase', 'refund', 'dispute')) = (purchase_id is not null))
);
create index entries_of_account on credit_entries (account_id, id desc);
create index entries_of_purchase on credit_entries (purchase_id) where purchase_id is not null;

-- What each paid purchase should have brought to the ledger, beside what it has brought.
create view purchase_bookings as
  select p.id as purchase_id, p.account_id, due.kind, due.cents::bigint * 10000 as due_micros,
    (select coalesce(sum(e.amount_micros), 0)::bigint from credit_entries e
      where e.purchase_id = p.id and e.kind = due.kind) as booked_micros
  from credit_purchases p
  cross join lateral (select least(p.refunded_cents, p.paid_cents) as cents) refunded
  cross join lateral (select coalesce(sum(d.amount_cents), 0) as cents from credit_disputes d
    where d.purchase_id = p.id and d.state in ('open', 'lost')) disputed
  cross join lateral (values
    ('purchase', p.paid_cents),
    ('refund', -refunded.cents),
    ('dispute', -least(disputed.cents, p.paid_cents - refunded.cents))) due (kind, cents)
  where p.paid_cents is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;
create trigger append_only before update or delete or truncate on credit_entries
  for each statement execute function refuse_change();

-- An AI call: money set aside when it begins, and what became of it.
create table credit_holds (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references credit_balances,
  bar_id uuid references bars on delete set null,
  feature text not null,
  amount_micros bigint not null check (amount_micros > 0),
  -- 'free' was answered without cost, 'released' was not answered.
  state text not null default 'held' check (state in ('held', 'settled', 'free', 'released')),
  engine text check (engine in ('house', 'model')),
  key text not null,
  -- Kept for a while, for who asks again because the answer was lost.
  answer jsonb,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  check ((state in ('settled', 'free')) = (engine is not null))
);
create unique index hold_of_key on credit_holds (account_id, key) where state in ('held', 'settled');
create index holds_open on credit_holds (expires_at) where state = 'held';
create index holds_in_month on credit_holds (account_id, feature, created_at) where state in ('held', 'settled');
create index holds_answered on credit_holds (account_id, created_at) where state in ('settled', 'free');
create index answers_kept on credit_holds (closed_at) where answer is not null;

-- Accounts that were there before.
insert into credit_balances (account_id, balance_micros) select id, 500000 from accounts;
insert into credit_entries (account_id, kind, amount_micros, net_after_micros, source, source_id)
  select id, 'initial', 500000, 500000, 'account', id::text from accounts;
