-- Somebody at an OIDC issuer (issuer, subject) is one person here, also if two of their first sign-ins
-- happen at once.
create unique index account_at_issuer on auth.account ("providerId", "accountId")
  where "providerId" <> 'credential';
