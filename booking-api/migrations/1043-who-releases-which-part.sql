-- The parts that a person with the right may release; null: all of them.
alter table users add column release_parts text[];

-- Tokens by which a team releases its part from the command line. The token itself is shown once and never stored.
create table release_tokens (
  id text primary key,
  -- SHA-256 of the token, which has 256 random bits.
  token_hash bytea not null unique,
  part text not null,
  name text not null check (name <> ''),
  made_by text not null references users (id),
  made_at timestamptz not null,
  used_at timestamptz,
  revoked_by text references users (id),
  revoked_at timestamptz,
  check ((revoked_at is null) = (revoked_by is null))
);
