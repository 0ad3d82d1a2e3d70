-- Two offers of one recipe are two offers: the later must not take the place of the one that is shown.
alter table drink_drafts drop constraint drink_drafts_pkey;
alter table drink_drafts add primary key (drink_id);
create index on drink_drafts (bar_id, created_at);
