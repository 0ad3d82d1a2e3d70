insert into auth.known_address (email, address) values ('owner-{level}@example.com', '10.0.0.1');
