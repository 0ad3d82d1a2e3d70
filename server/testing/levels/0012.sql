insert into credit_purchases (id, account_id, key, provider, provider_ref, requested_cents, paid_cents, status, paid_at) values
  ('e0000002-0000-4000-8000-0000000000{level}', '{house}', 'refunded-{level}', 'stripe', 'refunded-{level}', 100, 100, 'paid', now());
insert into credit_refunds (id, purchase_id, amount_cents, has_failed) values
  ('refund-{level}', 'e0000002-0000-4000-8000-0000000000{level}', 100, false);
insert into credit_entries (account_id, kind, amount_micros, net_after_micros, purchase_id, source, source_id) values
  ('{house}', 'purchase', 1000000, 1500000, 'e0000002-0000-4000-8000-0000000000{level}', 'purchase', 'e0000002-0000-4000-8000-0000000000{level}'),
  ('{house}', 'refund', -1000000, 500000, 'e0000002-0000-4000-8000-0000000000{level}', 'refund', 'refund-{level}');
