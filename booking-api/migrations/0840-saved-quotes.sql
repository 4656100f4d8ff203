-- A booking as it stood when somebody had a link to it mailed, and what it cost: from there another browser opens a copy.
-- The token is made with the mail and kept as a hash. What was entered goes with the link, after seven days.
create table saved_quotes (
  id text primary key,
  cart_id text not null references carts (id) on delete cascade,
  token_hash bytea unique,
  email text not null,
  session jsonb not null,
  lines jsonb not null,
  total_cents integer not null,
  gift_cards boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index saved_quotes_cart on saved_quotes (cart_id);
create index saved_quotes_expiry on saved_quotes (expires_at);
