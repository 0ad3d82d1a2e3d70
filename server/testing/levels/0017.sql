insert into orders (id, bar_id, drink_id, guest_name, status) values
  ('c0000003-0000-4000-8000-0000000000{level}', 'b0000000-0000-4000-8000-0000000000{level}', 'negroni', 'Ivan', 'cancelled');
insert into order_events (order_id, status) values ('c0000003-0000-4000-8000-0000000000{level}', 'cancelled');
