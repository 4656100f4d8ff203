-- One row per press of the place-order button. The key is the browser's, the scope the signed-in account.
create table checkout_attempts (
  id text primary key,
  actor_scope text not null,
  idempotency_key text not null,
  request_hash bytea not null,
  cart_id text not null references carts (id),
  order_id text not null,
  user_id text not null references users (id),
  state text not null check (state in
    ('started', 'authorising', 'unknown', 'authorised', 'order_committed', 'settling', 'done', 'declined')),
  amount_cents integer not null check (amount_cents >= 0),
  payment_type text not null,
  -- What will be ordered, as it was priced under the lock: enough to finish the order after a crash.
  draft jsonb not null,
  provider text,
  transaction_id text,
  outcome text,
  answer text,
  -- Until then the process that took the press is believed to be at work.
  lease_until timestamptz not null,
  asked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (actor_scope, idempotency_key)
);
-- At most one press per cart is on its way.
create unique index checkout_attempts_live on checkout_attempts (cart_id)
  where state in ('started', 'authorising', 'unknown', 'authorised');
create index checkout_attempts_order on checkout_attempts (order_id, created_at desc);
create index checkout_attempts_open on checkout_attempts (state, lease_until)
  where state not in ('done', 'declined');

create table orders (
  id text primary key,
  display_id text not null unique,
  cart_id text not null references carts (id),
  user_id text not null references users (id),
  brand_id integer not null references brands (id),
  attempt_id text not null unique references checkout_attempts (id),
  quote_id text not null references quotes (id),
  status text not null check (status in ('placed', 'cancelled', 'void')),
  total_cents integer not null check (total_cents >= 0),
  currency text not null default 'USD' check (currency = 'USD'),
  shipment jsonb not null,
  placed_at timestamptz not null
);
create unique index orders_cart on orders (cart_id) where status <> 'void';
create index orders_user on orders (user_id, placed_at desc);

create table order_lines (
  order_id text not null references orders (id),
  position integer not null,
  line jsonb not null,
  amount_cents integer not null,
  primary key (order_id, position)
);

-- What the gateway was asked for, transaction by transaction.
create table payments (
  transaction_id text primary key,
  provider text not null,
  attempt_id text not null references checkout_attempts (id),
  order_id text references orders (id),
  kind text not null check (kind in ('sale', 'refund')),
  status text not null check (status in ('authorised', 'submitted', 'settled', 'settlement_declined', 'void_wanted', 'voided')),
  amount_cents integer not null check (amount_cents > 0),
  payment_type text not null,
  card_type text not null,
  last4 text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payments_attempt on payments (attempt_id);
create index payments_open on payments (status) where status in ('authorised', 'void_wanted');

-- Double entry: every order's entries sum to 0 at each commit. Debits are positive.
create table ledger_entries (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id),
  event text not null check (event in ('order', 'capture', 'capture_failed', 'refund')),
  account text not null check (account in ('receivable', 'revenue', 'cash')),
  amount_cents integer not null check (amount_cents <> 0),
  transaction_id text,
  created_at timestamptz not null default now()
);
create unique index ledger_entries_once on ledger_entries (order_id, event, account, coalesce(transaction_id, ''));

create function ledger_balances() returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents) from ledger_entries where order_id = new.order_id) <> 0 then
    raise exception 'ledger of order % does not balance', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_balances();

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_is_append_only();

-- A coupon is held while its press is on its way, and let go when that ends without an order.
create table coupon_redemptions (
  attempt_id text primary key references checkout_attempts (id),
  coupon_code text not null references coupons (code),
  state text not null check (state in ('held', 'redeemed', 'released'))
);

create table payment_methods (
  token text primary key,
  user_id text not null references users (id),
  provider text not null,
  card_type text not null,
  last4 text not null,
  created_at timestamptz not null default now()
);
create index payment_methods_user on payment_methods (user_id);

-- One row per mail that an order owes; the row is what makes a second sending impossible to start.
create table order_mails (
  order_id text not null references orders (id),
  kind text not null,
  sent_at timestamptz not null,
  primary key (order_id, kind)
);

-- What a person must look at. A difference that goes away closes its row.
create table operator_alerts (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null,
  detail jsonb not null,
  raised_at timestamptz not null default now(),
  resolved_at timestamptz
);
create unique index operator_alerts_open on operator_alerts (kind, subject) where resolved_at is null;
