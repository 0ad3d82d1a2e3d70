insert into credit_balances (account_id, balance_micros, spent_micros) values
  ('{account}', 5480000, 20000), ('{house}', 500000, 0);
insert into credit_purchases (id, account_id, key, provider, provider_ref, requested_cents, paid_cents, status, paid_at) values
  ('e0000000-0000-4000-8000-0000000000{level}', '{account}', 'key-{level}', 'local-test', 'ref-{level}', 500, 500, 'paid', now());
insert into payment_events (provider, event_id, type, purchase_id) values
  ('local-test', 'event-{level}', 'paid', 'e0000000-0000-4000-8000-0000000000{level}');
insert into credit_entries (account_id, kind, amount_micros, net_after_micros, feature, purchase_id, source, source_id) values
  ('{account}', 'initial', 500000, 500000, null, null, 'account', '{account}'),
  ('{house}', 'initial', 500000, 500000, null, null, 'account', '{house}'),
  ('{account}', 'purchase', 5000000, 5500000, null, 'e0000000-0000-4000-8000-0000000000{level}', 'purchase', 'e0000000-0000-4000-8000-0000000000{level}'),
  ('{account}', 'usage', -20000, 5480000, 'drinkCreation', null, 'hold', 'e0000001-0000-4000-8000-0000000000{level}');
insert into credit_holds (id, account_id, bar_id, feature, amount_micros, state, engine, key, expires_at, closed_at) values
  ('e0000001-0000-4000-8000-0000000000{level}', '{account}', 'b0000000-0000-4000-8000-0000000000{level}', 'drinkCreation', 20000, 'settled', 'house', 'hold-{level}', now() + interval '2 minutes', now());
