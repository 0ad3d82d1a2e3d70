-- Organizations of the embedded identity provider, as Better Auth 1.7.7 wants them.
create table auth.organization (
  id text primary key,
  name text not null check (length(name) between 1 and 80),
  slug text not null unique,
  logo text,
  metadata text,
  "createdAt" timestamptz not null default now()
);

create table auth.member (
  id text primary key,
  "organizationId" text not null references auth.organization on delete cascade,
  "userId" text not null references auth."user" on delete cascade,
  role text not null check (role in ('owner', 'member')),
  "createdAt" timestamptz not null default now(),
  unique ("organizationId", "userId")
);
create index member_of_user on auth.member ("userId");

create table auth.invitation (
  id text primary key,
  "organizationId" text not null references auth.organization on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'member')),
  status text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "inviterId" text not null references auth."user" on delete cascade
);
create index invitation_of_organization on auth.invitation ("organizationId");
create index invitation_to on auth.invitation (email);

alter table auth.session add column "activeOrganizationId" text references auth.organization on delete set null;
-- What a person worked for last, for their next session to begin with.
alter table auth."user" add column "lastOrganizationId" text references auth.organization on delete set null;

-- A session that ends, or a membership, ends the rights of open sockets at once.
select track_changes('auth.session', 'userId');
select track_changes('auth.member', 'userId');

-- Tries to sign in to an account from addresses it does not know: a bucket that empties slowly.
create table auth.sign_in_try (
  email text primary key,
  level double precision not null,
  at timestamptz not null default now()
);

-- From where an account was signed in to before.
create table auth.known_address (
  email text not null,
  address text not null,
  "seenAt" timestamptz not null default now(),
  primary key (email, address)
);
