create extension if not exists pg_trgm;

-- Attempt counters of strict calls; losing them in a crash loses nothing that matters.
create unlogged table throttle (
  key text primary key,
  count integer not null,
  expires_at timestamptz not null
);
create index throttle_expiry on throttle (expires_at);

-- Which seed data stands in the database.
create table seed_state (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
