update orders set number = 12 where id = 'c0000000-0000-4000-8000-0000000000{level}';
insert into order_numbers (bar_id, last_number, given_at) values ('b0000000-0000-4000-8000-0000000000{level}', 12, now());
