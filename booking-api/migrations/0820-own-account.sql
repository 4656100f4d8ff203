-- What a person looks after on the page of the account: where it is signed in, passkeys, another mail address, and leaving.

-- The browser and its system, such as "Chrome on Windows", by which people tell their devices apart.
alter table sessions add column device text;

-- When the person left; the row stays for the orders that name it, without a word about the person.
alter table users add column deleted_at timestamptz;

-- The new address of an account until its link is used. The link is made when the mail is written and kept as a hash.
create table email_changes (
  user_id text primary key references users (id) on delete cascade,
  email text not null,
  token_hash bytea unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_expiry on email_changes (expires_at);

create table passkeys (
  -- The credential's id, as base64url.
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- What authenticators know the account by: random, one for all passkeys of an account, never its id or mail.
  user_handle text not null,
  -- The host that it signs in at, which each brand has of its own.
  rp_id text not null,
  public_key bytea not null,
  -- How often it signed, by its own count; 0 where it does not count.
  sign_count bigint not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, created_at desc);

-- What a browser was asked to sign, once; one of each kind for a session.
create table passkey_challenges (
  session_hash bytea not null,
  purpose text not null check (purpose in ('add', 'sign_in')),
  challenge text not null,
  user_handle text,
  expires_at timestamptz not null,
  primary key (session_hash, purpose)
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
