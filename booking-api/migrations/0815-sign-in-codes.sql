-- Six digits that are mailed instead of a password: one for each browser and one for each account, kept as a hash that is
-- written when the mail is. An address without an account has a row too, so that asking for one costs the same.
create table sign_in_codes (
  id text primary key,
  session_hash bytea not null unique,
  user_id text references users (id) on delete cascade,
  code_hash bytea,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index sign_in_codes_user on sign_in_codes (user_id);
create index sign_in_codes_expiry on sign_in_codes (expires_at);
