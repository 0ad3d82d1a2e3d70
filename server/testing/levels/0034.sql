insert into auth.known_device (email, device) values ('owner-{level}@example.com', 'device-{level}');
