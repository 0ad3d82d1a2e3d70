-- Recommendations that an owner does not want to see: of these ingredients, or of more with them.
create table hidden_advice (
  bar_id uuid not null references bars on delete cascade,
  -- Sorted.
  ingredient_ids text[] not null,
  created_at timestamptz not null default now(),
  primary key (bar_id, ingredient_ids)
);
select track_changes('hidden_advice', 'bar_id');

-- Advice of another shape. It is computed again when somebody asks.
delete from kept_advice;
select track_changes('kept_advice', 'bar_id');
