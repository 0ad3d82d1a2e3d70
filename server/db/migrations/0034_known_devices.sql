-- Devices in which an account was signed in to before, by the id in their signed cookie. They replace
-- addresses, which everybody on a bar's Wi-Fi shares. Tries at passwords are counted in rate_buckets.
-- auth.known_address and auth.sign_in_try stay until the next migration: servers of the version before
-- write them while replicas are replaced one by one.
create table auth.known_device (
  email text not null,
  device text not null,
  "seenAt" timestamptz not null default now(),
  primary key (email, device)
);
create index known_device_accounts on auth.known_device (device);

-- Names lose the characters that turn the direction of a line around. One of nothing else stays.
update auth."user" set name = regexp_replace(name, '[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069]', '', 'g')
where name ~ '[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069]'
  and regexp_replace(name, '[\s\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069]', '', 'g') <> '';
update auth.organization set name = regexp_replace(name, '[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069]', '', 'g')
where name ~ '[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069]'
  and regexp_replace(name, '[\s\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069]', '', 'g') <> '';
