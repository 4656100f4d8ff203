-- A bill that several people pay. The press that divides it is an attempt that waits until all have agreed; what each is
-- charged then is an attempt of its own, whose money waits for that of the others.
alter table checkout_attempts drop constraint checkout_attempts_state_check;
alter table checkout_attempts add constraint checkout_attempts_state_check check (state in
  ('started', 'authorising', 'unknown', 'authorised', 'waiting', 'order_committed', 'settling', 'done', 'declined'));

create table bill_splits (
  attempt_id text primary key references checkout_attempts (id),
  cart_id text not null references carts (id),
  user_id text not null references users (id),
  state text not null check (state in ('open', 'placed', 'stopped', 'expired')),
  -- Cities and days, all of the trip that people who are asked see.
  trip jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create unique index bill_splits_open on bill_splits (cart_id) where state = 'open';
create index bill_splits_cart on bill_splits (cart_id, created_at desc);
create index bill_splits_expiry on bill_splits (expires_at) where state = 'open';

-- The card that was agreed on is the gateway's token; it goes once it is not needed. The link's token is kept as a hash,
-- written when the mail is.
create table bill_shares (
  id text primary key,
  split_id text not null references bill_splits (attempt_id),
  position smallint not null,
  name text not null,
  email text not null,
  is_buyer boolean not null,
  items jsonb not null,
  amount_cents integer not null check (amount_cents >= 0),
  state text not null check (state in ('asked', 'agreed', 'declined')),
  taken_over boolean not null default false,
  problem text,
  method_token text,
  -- Whether the token was made for this share alone, and not for the account that keeps it.
  method_is_own boolean not null default false,
  payment_type text not null,
  token_hash bytea unique,
  -- Cards that were charged for it.
  charges integer not null default 0,
  unique (split_id, position)
);
create index bill_shares_method on bill_shares (method_token) where method_token is not null;

alter table checkout_attempts add column share_id text references bill_shares (id);
drop index checkout_attempts_live;
create unique index checkout_attempts_live on checkout_attempts (cart_id)
  where share_id is null and state in ('started', 'authorising', 'unknown', 'authorised', 'waiting');
-- Of a share one charge is on its way, or has its money.
create unique index checkout_attempts_of_share on checkout_attempts (share_id)
  where share_id is not null and state in ('started', 'authorising', 'unknown', 'authorised', 'waiting');

-- Mails of a divided bill, each once.
create table bill_split_mails (
  split_id text not null references bill_splits (attempt_id),
  kind text not null,
  sent_at timestamptz not null,
  primary key (split_id, kind)
);

-- A cart whose bill is divided is read and not changed.
alter table carts drop constraint carts_status_check;
alter table carts add constraint carts_status_check check (status in ('open', 'divided', 'ordered', 'replaced', 'expired'));
