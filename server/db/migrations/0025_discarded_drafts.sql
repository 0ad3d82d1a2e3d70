-- Drafts that their owner deleted: no longer listed, and not offered again.
alter table drink_drafts add column is_discarded boolean not null default false;
