-- What guests may spend on smart search in a night, set by the owner of the bar.
alter table bars
  add column guest_questions_per_night int not null default 20 check (guest_questions_per_night between 1 and 200),
  add column guest_share_percent int not null default 50 check (guest_share_percent between 0 and 100);

-- The current night of each bar, and what its account had when it began. Not columns of bars: a
-- change there throws menus away.
create table guest_nights (
  bar_id uuid primary key references bars on delete cascade,
  number int not null default 1,
  began_at timestamptz not null default now(),
  balance_micros bigint not null check (balance_micros >= 0)
);

create function begin_guest_night(bar uuid, account uuid) returns void language sql as $$
  insert into guest_nights (bar_id, balance_micros)
    select bar, greatest(balance_micros - owed_micros, 0) from credit_balances where account_id = account
  on conflict (bar_id) do update
    set number = guest_nights.number + 1, began_at = now(), balance_micros = excluded.balance_micros
$$;

-- A night begins when the bar opens, whoever opens it.
create function begin_night_of_opened_bar() returns trigger language plpgsql as $$
begin
  perform begin_guest_night(new.id, new.account_id);
  return null;
end $$;
create trigger begin_night after update of is_open on bars
  for each row when (new.is_open and not old.is_open) execute function begin_night_of_opened_bar();

-- Which guest asked, in which night of the bar; null where the owner did. A number, since the clock
-- of a transaction that waited for the account may be behind the beginning of the night.
alter table credit_holds
  add column guest_key text,
  add column guest_night int,
  add check ((guest_key is null) = (guest_night is null));
create index guest_holds_of_night on credit_holds (bar_id, guest_night)
  where guest_key is not null and state in ('held', 'settled');
