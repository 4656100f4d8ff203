-- A browser in which an account was signed in before; kept as a hash. Guessing elsewhere does not lock it out.
create table known_devices (
  secret_hash bytea primary key,
  user_id text not null references users (id) on delete cascade,
  seen_at timestamptz not null
);
create index known_devices_user on known_devices (user_id);
create index known_devices_seen on known_devices (seen_at);
