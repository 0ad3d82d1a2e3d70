-- The change feed. Every statement that changes a tracked table says so as 'table:scope', once for
-- each distinct value of each scope column, before and after the change. Equal payloads collapse
-- within a transaction, and a rollback says nothing.
create function notify_change() returns trigger language plpgsql as $$
declare
  scope_column text;
begin
  foreach scope_column in array tg_argv loop
    execute format(
      'select pg_notify(''changes'', %L || '':'' || scope) from (select distinct %I::text as scope from changed) scopes where scope is not null',
      tg_table_name, scope_column);
  end loop;
  return null;
end $$;

-- A transition table belongs to one event and one image, hence four triggers.
create function track_changes(tracked regclass, variadic scope_columns text[]) returns void language plpgsql as $$
declare
  arguments text := (select string_agg(quote_literal(scope_column), ', ') from unnest(scope_columns) scope_column);
  made record;
begin
  for made in
    select * from (values
      ('inserted', 'insert', 'new'), ('updated_to', 'update', 'new'),
      ('updated_from', 'update', 'old'), ('deleted', 'delete', 'old')) as t (name, event, image)
  loop
    execute format(
      'create trigger %I after %s on %s referencing %s table as changed for each statement execute function notify_change(%s)',
      'track_' || made.name, made.event, tracked, made.image, arguments);
  end loop;
end $$;

-- What an installation decided once, such as its signing secret.
create table settings (
  name text primary key,
  value text not null
);

-- The answer of each mutation, kept with what the mutation did.
create table idempotency (
  client text not null,
  key text not null,
  function text not null,
  payload_hash text not null,
  result jsonb,
  created_at timestamptz not null default now(),
  primary key (client, key)
);
create index idempotency_age on idempotency (created_at);

create table users (
  issuer text not null,
  subject text not null,
  email text,
  name text,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
select track_changes('users', 'subject');

-- Who owns bars, credits and limits: a person, or an organization. The id follows from the three
-- columns after it, so that a token alone says which account it speaks for.
create table accounts (
  id uuid primary key,
  kind text not null check (kind in ('person', 'organization')),
  issuer text not null,
  subject text not null,
  created_at timestamptz not null default now(),
  unique (issuer, kind, subject)
);
select track_changes('accounts', 'id');

create table bars (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  name text not null check (length(name) between 1 and 80),
  description text check (length(description) <= 500),
  code text not null unique check (code ~ '^[A-Z2-9]{3,5}$'),
  is_active boolean not null default true,
  is_open boolean not null default true,
  created_at timestamptz not null default now()
);
create index bars_of_account on bars (account_id);
select track_changes('bars', 'id', 'account_id', 'code');
