update orders set maker_subject = 'user-{level}', maker_name = 'Owner {level}' where id = 'c0000001-0000-4000-8000-0000000000{level}';
update order_events set mover_subject = 'user-{level}', mover_name = 'Owner {level}'
  where order_id = 'c0000001-0000-4000-8000-0000000000{level}' and status = 'processing';
