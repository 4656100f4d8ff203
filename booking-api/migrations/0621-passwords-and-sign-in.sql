-- A forgotten password is set anew by a mailed link: single use, short lived, kept as a hash.
create table password_resets (
  token_hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_resets_user on password_resets (user_id);
create index password_resets_expiry on password_resets (expires_at);

-- Set once the person has shown that the address is theirs: by a mailed link, or by an identity provider's word.
alter table users add column email_verified_at timestamptz;

-- The token of X-User-Token belongs to a session and ends with it.
alter table sessions add column user_token_hash bytea;
create unique index sessions_user_token on sessions (user_token_hash) where user_token_hash is not null;

-- Who signs people in beside us. Secrets stand in the environment, under the name given here.
create table identity_providers (
  id text primary key check (id ~ '^[a-z0-9-]{2,40}$'),
  kind text not null check (kind in ('social', 'sso')),
  label text not null,
  -- Null: every brand.
  brand_slug text references brands (slug),
  issuer text not null,
  client_id text not null,
  secret_name text check (secret_name ~ '^[A-Z0-9_]{2,60}$'),
  -- Of single sign-on: the domains whose people sign in there and nowhere else.
  mail_domains text[] not null default '{}',
  enabled boolean not null default true
);

-- A sign-in on its way to a provider and back; bound to the session that began it, single use.
create table sign_in_flows (
  state_hash bytea primary key,
  provider_id text not null references identity_providers (id) on delete cascade,
  session_hash bytea not null references sessions (id_hash) on delete cascade,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  expires_at timestamptz not null
);
create index sign_in_flows_session on sign_in_flows (session_hash);
create index sign_in_flows_provider on sign_in_flows (provider_id);
create index sign_in_flows_expiry on sign_in_flows (expires_at);

-- A person at a provider is an account here.
create table user_identities (
  issuer text not null,
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index user_identities_user on user_identities (user_id);

-- The number sent to a phone before an account is opened with it.
create table phone_verifications (
  phone text primary key,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
