-- What a bar has made is read again only when that has changed: it has a word of its own in the feed.
alter table orders add column made_scope text
  generated always as (case when status = 'done' then 'made-' || bar_id end) stored;
select track_changes('orders', 'bar_id', 'guest_key', 'made_scope');
