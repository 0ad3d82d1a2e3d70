-- How often something was done on a day (UTC): letters to an address, invitations by a person.
create table auth.daily_count (
  what text not null,
  who text not null,
  day date not null,
  count int not null,
  primary key (what, who, day)
);

-- How many organizations a person has made: counted here, two made at once are two.
alter table auth."user" add column "organizationsMade" int not null default 0;
update auth."user" u set "organizationsMade" = (
  select count(*) from auth.member m where m."userId" = u.id and m.role = 'owner');

-- What is too old to be kept is looked for every hour. Rows come in the order of their age, so that
-- the smallest kind of index is enough, and costs an order nothing.
create index orders_by_age on orders using brin (created_at);
create index responses_by_age on party_responses using brin (created_at);
