-- What the catalogue in the repository was when it was last written here. One row: its word of the
-- change feed says that drinks or ingredients are others now.
create table catalogues (
  name text primary key,
  checksum text not null
);
select track_changes('catalogues', 'name');

create table ingredients (
  id text primary key,
  category text not null,
  strength real not null check (strength between 0 and 96),
  color text,
  parent_id text references ingredients,
  substitutes text[] not null default '{}',
  name_en text not null,
  name_sk text not null,
  description_en text not null,
  description_sk text not null
);
select track_changes('ingredients', 'id');

-- Drinks of the catalogue belong to every bar; a bar's own ones to it alone.
create table drinks (
  id text primary key,
  bar_id uuid references bars on delete cascade,
  category text not null,
  is_ai_generated boolean not null default false,
  method text not null,
  look jsonb not null,
  alcohol_content int not null check (alcohol_content between 0 and 96),
  name_en text not null,
  name_sk text not null,
  description_en text not null,
  description_sk text not null,
  instructions_en text not null,
  instructions_sk text not null,
  garnish_en text not null default '',
  garnish_sk text not null default '',
  is_retired boolean not null default false,
  created_at timestamptz not null default now()
);
create index drinks_of_bar on drinks (bar_id) where bar_id is not null;
select track_changes('drinks', 'id', 'bar_id');

create table drink_ingredients (
  drink_id text not null references drinks on delete cascade,
  position int not null,
  ingredient_id text not null references ingredients,
  amount real not null check (amount > 0),
  unit text not null,
  primary key (drink_id, position)
);
create index drinks_with_ingredient on drink_ingredients (ingredient_id);
select track_changes('drink_ingredients', 'drink_id');

create table inventory (
  bar_id uuid not null references bars on delete cascade,
  ingredient_id text not null references ingredients,
  is_available boolean not null,
  primary key (bar_id, ingredient_id)
);
select track_changes('inventory', 'bar_id');

alter table bars add column allows_substitutes boolean not null default true;
