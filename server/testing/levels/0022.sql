insert into account_people (account_id, issuer, subject) values
  ('{account}', 'urn:barback:embedded', 'user-{level}'), ('{house}', 'urn:barback:embedded', 'user-{level}');
update party_responses set guest_key = 'a0000000-0000-4000-8000-0000000000{level}' where id = 'f0000001-0000-4000-8000-0000000000{level}';
