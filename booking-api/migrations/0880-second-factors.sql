-- The authenticator app of an account: its secret is sealed with the server's key. `last_step` is the last half minute whose
-- code was taken: each works once.
create table authenticators (
  user_id text primary key references users (id) on delete cascade,
  sealed_secret bytea not null,
  last_step bigint not null,
  created_at timestamptz not null
);
-- A secret that a browser was shown and has not answered yet.
create table authenticator_offers (
  session_hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  sealed_secret bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
-- Codes for who has lost the app; each works once and is a hash.
create table recovery_codes (
  code_hash bytea primary key,
  user_id text not null references users (id) on delete cascade
);
create index recovery_codes_user on recovery_codes (user_id);
-- A browser whose first factor was right and whose second one is wanted.
create table sign_in_steps (
  session_hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  wants text not null check (wants in ('code', 'passkey', 'enrolment')),
  proven_hash text,
  with_token boolean not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
-- The network that staff signed in from: a session that turns up with another one and another device is over.
alter table sessions add column network text;
-- Staff's sessions of before are no longer than those from now on.
update sessions set expires_at = least(sessions.expires_at, sessions.created_at + interval '12 hours')
from users where users.id = sessions.user_id and users.role in ('admin', 'admin_plus', 'carrier_admin');
