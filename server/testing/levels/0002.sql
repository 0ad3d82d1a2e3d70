insert into auth."user" (id, name, email, "emailVerified") values
  ('user-{level}', 'Owner {level}', 'owner-{level}@example.com', false);
-- The hash of correct-horse.
insert into auth.account (id, "accountId", "providerId", "userId", password, "updatedAt") values
  ('account-{level}', 'user-{level}', 'credential', 'user-{level}',
    '14939198fd4f737909d8ed9ad8efa1c6:972b6ecadd9f5a5ca97322b9ff1f0767b292879d91177da89a53577bb8c5ff31b58c2df4729b88bc2f850aeec8b17e76ddb5fa00e0504d6b025b445335f23754', now());
insert into auth.session (id, "expiresAt", token, "updatedAt", "ipAddress", "userAgent", "userId") values
  ('session-{level}', now() + interval '7 days', 'token-{level}', now(), '10.0.0.1', 'Browser', 'user-{level}');
