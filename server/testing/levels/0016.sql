update bars set guest_questions_per_night = 7, guest_share_percent = 10 where id = 'b0000000-0000-4000-8000-0000000000{level}';
insert into guest_nights (bar_id, number, balance_micros) values ('b0000000-0000-4000-8000-0000000000{level}', 3, 5480000);
