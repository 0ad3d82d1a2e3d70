-- Who has acted for an account, so that the address of a bar leads its people to it, whatever they
-- act for at that moment. Whether they still may is for the identity provider to say.
create table account_people (
  account_id uuid not null references accounts on delete cascade,
  issuer text not null,
  subject text not null,
  primary key (issuer, subject, account_id)
);
select track_changes('account_people', 'subject');

insert into account_people (account_id, issuer, subject)
select id, issuer, subject from accounts where kind = 'person'
union
select a.id, a.issuer, m."userId" from auth.member m
join accounts a on a.issuer = 'urn:barback:embedded' and a.kind = 'organization'
  and a.subject = m."organizationId";

-- The page of an organization's members is live.
select track_changes('auth.member', 'userId', 'organizationId');
select track_changes('auth.invitation', 'organizationId');

-- The browser that sent a response may replace it.
alter table party_responses add column guest_key text;
create index responses_of_guest on party_responses (guest_key, party_id) where guest_key is not null;
select track_changes('party_responses', 'party_id', 'guest_key');

-- After the end of voting a shopping list may be made once more.
alter table parties add column voting_closed_at timestamptz;
