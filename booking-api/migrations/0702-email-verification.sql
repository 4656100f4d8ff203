-- A new account is asked by mail whether the address is its own: single use, kept as a hash, good for the address it was
-- sent to. Accounts from before, and those that others opened for somebody, are not asked.
alter table users add column verification_asked_at timestamptz;
create table email_verifications (
  token_hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_verifications_user on email_verifications (user_id);
create index email_verifications_expiry on email_verifications (expires_at);
