insert into parties (id, bar_id, name, description, share_code, responses_count) values
  ('f0000000-0000-4000-8000-0000000000{level}', 'b0000000-0000-4000-8000-0000000000{level}', 'Party {level}', 'On the roof', 'PART{letters}', 1);
insert into party_responses (id, party_id, guest_name, preferences) values
  ('f0000001-0000-4000-8000-0000000000{level}', 'f0000000-0000-4000-8000-0000000000{level}', 'Eva', 'Something with gin');
