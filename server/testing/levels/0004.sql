insert into auth.organization (id, name, slug) values ('house-{level}', 'House {level}', 'house-{level}');
insert into auth.member (id, "organizationId", "userId", role) values
  ('member-{level}', 'house-{level}', 'user-{level}', 'owner');
insert into auth.invitation (id, "organizationId", email, role, status, "expiresAt", "inviterId") values
  ('invitation-{level}', 'house-{level}', 'new-{level}@example.com', 'member', 'pending', now() + interval '2 days', 'user-{level}');
insert into accounts (id, kind, issuer, subject) values
  ('{house}', 'organization', 'urn:barback:embedded', 'house-{level}');
