-- The address of each part that the server posts its releases to. One address for each part.
create table release_hooks (
  part text primary key,
  -- A new one with each address: what was queued for an earlier address is not sent to the next.
  id text not null unique,
  address text not null,
  -- The secret that signs, sealed with SECRETS_KEY.
  sealed_secret bytea not null,
  set_by text not null references users (id),
  set_at timestamptz not null,
  -- The last revision of the release document whose events are queued.
  seen_revision integer not null,
  last_at timestamptz,
  last_kind text,
  -- The HTTP status of the answer; null without one.
  last_status smallint,
  last_failure text
);
