insert into auth.daily_count (what, who, day, count) values ('mail', 'owner-{level}@example.com', current_date, 1);
update auth."user" set "organizationsMade" = 1 where id = 'user-{level}';
