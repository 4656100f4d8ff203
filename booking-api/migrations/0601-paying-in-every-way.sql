-- What a press does beside charging a card. `amount_cents` is what the gateway is asked for.
alter table checkout_attempts
  -- What the order brings in, credits and a club's bill included; below nothing when an amendment gives money back.
  add column value_cents integer not null default 0,
  -- The order that is amended, and what it had brought in when that was priced.
  add column amends_order_id text references orders (id),
  add column paid_before_cents integer,
  -- What is put on this club's account.
  add column club_id integer references club_accounts (club_id),
  add column club_cents integer not null default 0 check (club_cents >= 0),
  -- The saved way of paying that is charged.
  add column payment_method_id text;
create unique index checkout_attempts_amending on checkout_attempts (amends_order_id)
  where state in ('started', 'authorising', 'unknown', 'authorised');

-- The gateway's token stays inside; people name a saved way of paying by its id.
alter table payment_methods
  add column id text not null unique default 'pm_' || replace(gen_random_uuid()::text, '-', ''),
  add column kind text not null default 'credit_card' check (kind in ('credit_card', 'paypal_account', 'apple_pay_card')),
  add column removed_at timestamptz;

alter table coupons
  add column product_ids text[] not null default '{}',
  add column minimum_cents integer not null default 0 check (minimum_cents >= 0),
  add column user_limit integer check (user_limit > 0);
alter table coupon_redemptions add column user_id text references users (id);
create index coupon_redemptions_user on coupon_redemptions (coupon_code, user_id) where state <> 'released';

-- An admin's correction of a cart's price.
create table rate_adjustments (
  cart_id text primary key references carts (id),
  amount_cents integer not null check (amount_cents between -1000000 and 1000000),
  reason text not null,
  actor_id text not null references users (id),
  created_at timestamptz not null
);

-- Asked for by a user, decided by an admin.
create table club_billing_requests (
  user_id text not null references users (id),
  club_id integer not null references facilities (id),
  state text not null check (state in ('requested', 'granted', 'refused')),
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references users (id),
  primary key (user_id, club_id)
);

-- What the gateway told of itself, each once.
create table payment_events (
  id text primary key,
  transaction_id text not null,
  received_at timestamptz not null default now()
);
