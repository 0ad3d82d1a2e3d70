-- An account's own ingredients serve all its bars; those of the catalogue belong to everybody.
alter table ingredients
  add column account_id uuid references accounts on delete cascade,
  add column sugar text check (sugar in ('none', 'low', 'medium', 'high')),
  -- By name: 'has' or 'may'. Null where nobody has said.
  add column allergens jsonb,
  -- How the house makes it, see ingredient_parts.
  add column instructions_en text not null default '',
  add column instructions_sk text not null default '',
  -- The only language that its texts are written in; null: both.
  add column language text check (language in ('en', 'sk')),
  add column is_retired boolean not null default false,
  add column version int not null default 1,
  add column created_at timestamptz not null default now();
create index ingredients_of_account on ingredients (account_id) where account_id is not null;
select track_changes('ingredients', 'id', 'account_id');

-- What the house makes an ingredient of: syrup of ginger and sugar.
create table ingredient_parts (
  ingredient_id text not null references ingredients on delete cascade,
  position int not null,
  part_id text not null references ingredients on delete cascade,
  amount real not null check (amount > 0),
  unit text not null,
  primary key (ingredient_id, position)
);
create index ingredients_with_part on ingredient_parts (part_id);
select track_changes('ingredient_parts', 'ingredient_id');

-- An account's ingredients are part of the menus of its bars, and their names of its drinks: who
-- follows one of them is told.
create function tell_bars_of_ingredient() returns trigger language plpgsql as $$
begin
  if coalesce(new.account_id, old.account_id) is null then
    return null;
  end if;
  perform pg_notify('changes', 'drinks:' || drink_id) from drink_ingredients
  where ingredient_id in (new.id, old.id);
  perform pg_notify('changes', 'ingredients:' || id) from bars
  where account_id in (new.account_id, old.account_id);
  return null;
end $$;
create trigger tell_bars after insert or update or delete on ingredients
  for each row execute function tell_bars_of_ingredient();
create function tell_bars_of_parts() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'ingredients:' || scope) from ingredients g
  join bars b on b.account_id = g.account_id
  cross join lateral (values (b.id), (g.account_id)) as told (scope)
  where g.id in (new.ingredient_id, old.ingredient_id);
  return null;
end $$;
create trigger tell_bars after insert or update or delete on ingredient_parts
  for each row execute function tell_bars_of_parts();

-- A bar's own drinks can be edited, by several people.
alter table drinks
  -- The drink that it was copied from.
  add column based_on text references drinks on delete set null,
  -- The only language that its texts are written in; null: both.
  add column language text check (language in ('en', 'sk')),
  add column version int not null default 1,
  add column changed_at timestamptz,
  add column changed_by text;
alter table drink_ingredients add column is_optional boolean not null default false;

-- What the owner says about a drink of the bar's menu.
create table menu_entries (
  bar_id uuid not null references bars on delete cascade,
  drink_id text not null references drinks on delete cascade,
  -- Null: as the bar's mode says.
  is_shown boolean,
  -- The place among the featured drinks; null: it is none of them.
  featured int,
  -- For an hour, until the bar closes, until somebody switches it back.
  sold_out text check (sold_out in ('hour', 'close', 'back')),
  sold_out_until timestamptz check ((sold_out_until is null) = (sold_out is distinct from 'hour')),
  -- In the smallest unit of the bar's currency.
  price int check (price between 0 and 10000000),
  note text not null default '' check (length(note) <= 80),
  primary key (bar_id, drink_id)
);
create index sold_out_for_an_hour on menu_entries (sold_out_until) where sold_out_until is not null;
select track_changes('menu_entries', 'bar_id');

alter table bars
  add column menu_mode text not null default 'everything' check (menu_mode in ('everything', 'chosen')),
  add column currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$');

-- The drinks that a bar's guests have ordered most in the last 30 days, the first most.
create table popular_drinks (
  bar_id uuid primary key references bars on delete cascade,
  drink_ids text[] not null
);
select track_changes('popular_drinks', 'bar_id');
