-- What a member of staff gives without a second person; null: no limit.
alter table users
  add column refund_limit_cents integer check (refund_limit_cents between 0 and 100000000),
  add column discount_limit_percent integer check (discount_limit_percent between 0 and 100);

-- What a limited person took off a cart stays within this share of its price, whatever the cart becomes.
alter table cart_concessions add column most_percent integer check (most_percent between 0 and 100);
alter table rate_adjustments add column most_percent integer check (most_percent between 0 and 100);

-- An act above the limit of who wanted it. What was asked for is never changed: it is decided once.
create table approval_requests (
  id text primary key,
  kind text not null check (kind in ('refund', 'credit', 'comp_discount', 'refund_surcharges', 'rate_adjustment')),
  asked_by text not null references users (id),
  asked_at timestamptz not null,
  -- The key of the act: the same press asks once, and the approved act is made once.
  request_key text not null,
  reason text not null check (reason <> ''),
  order_id text references orders (id),
  cart_id text references carts (id) on delete cascade,
  display_id text,
  -- Who gets it; null for the cart of nobody yet.
  customer_id text references users (id),
  amount_cents integer,
  -- Of a discount the share of the price; null where the booking had no price.
  percent integer,
  -- What the act needs in addition: where the money goes, and what the customer is told.
  detail jsonb not null,
  state text not null default 'asked' check (state in ('asked', 'approved', 'declined', 'withdrawn', 'impossible')),
  decided_by text references users (id),
  decided_at timestamptz,
  decision text not null default '',
  -- When who asked has read the decision.
  seen_at timestamptz,
  unique (asked_by, request_key),
  check ((state = 'asked') = (decided_at is null)),
  check (state <> 'approved' or decided_by <> asked_by)
);
create index approval_requests_open on approval_requests (asked_at) where state = 'asked';
create index approval_requests_unseen on approval_requests (asked_by) where seen_at is null;
create index approval_requests_order on approval_requests (order_id) where order_id is not null;
-- One open request for each discount of a cart.
create unique index approval_requests_cart on approval_requests (cart_id, kind) where state = 'asked' and cart_id is not null;

-- What each member of staff gave to a customer: several small acts count as one.
create table staff_gifts (
  actor_id text not null references users (id),
  customer_id text not null references users (id),
  amount_cents integer not null check (amount_cents > 0),
  given_at timestamptz not null,
  reference text not null,
  unique (actor_id, reference)
);
create index staff_gifts_pair on staff_gifts (actor_id, customer_id, given_at);
