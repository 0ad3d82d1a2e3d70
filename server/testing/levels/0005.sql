insert into orders (id, bar_id, drink_id, guest_name, guest_key, notes, status, created_at, changed_at) values
  ('c0000000-0000-4000-8000-0000000000{level}', 'b0000000-0000-4000-8000-0000000000{level}', 'd0000000-0000-4000-8000-0000000000{level}',
    'Marta', 'a0000000-0000-4000-8000-0000000000{level}', 'It''s for Ján', 'new', now() - interval '3 minutes', now()),
  ('c0000001-0000-4000-8000-0000000000{level}', 'b0000000-0000-4000-8000-0000000000{level}', 'negroni',
    'Peter', 'a0000000-0000-4000-8000-0000000000{level}', null, 'processing', now() - interval '5 minutes', now()),
  ('c0000002-0000-4000-8000-0000000000{level}', 'b0000000-0000-4000-8000-0000000000{level}', 'negroni',
    'Eva', null, null, 'done', now() - interval '9 minutes', now());
insert into order_events (order_id, status) values
  ('c0000000-0000-4000-8000-0000000000{level}', 'new'),
  ('c0000001-0000-4000-8000-0000000000{level}', 'new'),
  ('c0000001-0000-4000-8000-0000000000{level}', 'processing'),
  ('c0000002-0000-4000-8000-0000000000{level}', 'new'),
  ('c0000002-0000-4000-8000-0000000000{level}', 'done');
