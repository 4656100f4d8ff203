create table users (
  id text primary key,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text not null default '',
  role text not null check (role in ('consumer', 'pro', 'admin', 'admin_plus', 'carrier_admin')),
  club_id integer,
  terms_version text,
  terms_accepted_at timestamptz,
  created_at timestamptz not null
);
create unique index users_email on users (lower(email));

-- The cookie holds the session id; only its hash is kept.
create table sessions (
  id_hash bytea primary key,
  user_id text references users (id) on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Who did what that may have to be explained later; never a mail address, a token or a card.
create table audit_events (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  kind text not null,
  user_id text,
  subject text,
  detail jsonb not null default '{}'
);
create index audit_events_kind on audit_events (kind, happened_at);
