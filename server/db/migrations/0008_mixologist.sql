-- What the mixologist offered to a bar, for a day. Each recipe once: the bar cannot save one twice.
create table drink_drafts (
  bar_id uuid not null references bars on delete cascade,
  -- Its ingredients, by kind.
  recipe_key text not null,
  -- The id that the drink gets when it is saved.
  drink_id uuid not null,
  -- Of the texts as they were offered: nothing else can be saved.
  digest text not null,
  draft jsonb not null,
  created_at timestamptz not null default now(),
  primary key (bar_id, recipe_key)
);

-- The last advice on what to buy, in each language, and what it was given for.
create table kept_advice (
  bar_id uuid not null references bars on delete cascade,
  language text not null,
  version text not null,
  advice jsonb not null,
  primary key (bar_id, language)
);
