update orders set round_id = '20000000-0000-4000-8000-0000000000{level}', for_name = 'Eva', table_name = '7', position = 5 where id = 'c0000000-0000-4000-8000-0000000000{level}';
update orders set cancellation = '{"by":"bar","reason":"out","ingredient":{"en":"Gin","sk":"Gin"},"words":null}' where id = 'c0000003-0000-4000-8000-0000000000{level}';
update bars set paused_at = now(), max_open_per_guest = 4, late_after_minutes = 9, tables = '{7,Terrace}' where id = 'b0000000-0000-4000-8000-0000000000{level}';
