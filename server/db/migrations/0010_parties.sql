create table parties (
  id uuid primary key default gen_random_uuid(),
  bar_id uuid not null references bars on delete cascade,
  name text not null check (length(name) between 1 and 80),
  description text check (length(description) <= 500),
  share_code text not null unique check (share_code ~ '^[A-Z0-9]{6}$'),
  is_active boolean not null default true,
  is_voting_closed boolean not null default false,
  -- Counted with each response, by the statement that finds the party open to it.
  responses_count int not null default 0,
  -- What the last analysis came to, in all languages; the next one replaces it.
  analysis jsonb,
  analysed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint analysed_at_some_time check ((analysis is null) = (analysed_at is null))
);
create index parties_of_bar on parties (bar_id, created_at desc);
select track_changes('parties', 'id', 'bar_id', 'share_code');

create table party_responses (
  id uuid primary key default gen_random_uuid(),
  party_id uuid not null references parties on delete cascade,
  guest_name text check (length(guest_name) between 1 and 40),
  preferences text not null check (length(preferences) between 1 and 1000),
  created_at timestamptz not null default now()
);
create index responses_of_party on party_responses (party_id, created_at desc, id);
select track_changes('party_responses', 'party_id');

-- A guest's page of a party shows the name of its bar, and goes when the bar is deactivated.
create function tell_parties_of_bar() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', 'parties:' || share_code) from parties where bar_id = new.id;
  return null;
end $$;
create trigger tell_parties after update of name, is_active on bars
  for each row execute function tell_parties_of_bar();
