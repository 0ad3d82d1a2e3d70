-- What the guest leaves out of every drink: allergens and alcohol. And the allergens that the note of the
-- order speaks of: none of these 14 where it is empty, no allergy where it is null.
alter table orders add column without text[] not null default '{}', add column allergy text[];

-- Tables that the version before the last one still wrote.
drop table auth.known_address;
drop table auth.sign_in_try;
