insert into settings (name, value) values ('of-level-{level}', 'kept');
insert into idempotency (client, key, function, payload_hash, result) values
  ('user-{level}', 'key-{level}', 'bars.createBar', 'hash', '"b0000000-0000-4000-8000-0000000000{level}"');
insert into users (issuer, subject, email, name) values
  ('urn:barback:embedded', 'user-{level}', 'owner-{level}@example.com', 'Owner {level}');
insert into accounts (id, kind, issuer, subject) values
  ('{account}', 'person', 'urn:barback:embedded', 'user-{level}');
insert into bars (id, account_id, name, description, code) values
  ('b0000000-0000-4000-8000-0000000000{level}', '{account}', 'Bar {level}', 'Žltý "čln"', 'LV{letters}');
