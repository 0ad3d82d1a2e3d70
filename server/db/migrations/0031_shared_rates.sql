-- Token buckets of rate limits that all replicas share. Unlogged: they are empty after a crash of the
-- database server, which costs nothing, and every use would otherwise wait for the disk.
create unlogged table rate_buckets (
  key text primary key,
  full_at timestamptz not null
);
create index rate_buckets_by_time on rate_buckets (full_at);
