update order_events set was_on_hold = true where order_id = 'c0000001-0000-4000-8000-0000000000{level}' and status = 'processing';
