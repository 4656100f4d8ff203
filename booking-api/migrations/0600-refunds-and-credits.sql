-- Money that is not cash: gift cards, credits of accounts and clubs' accounts stand in the same double entry.
alter table ledger_entries drop constraint ledger_entries_event_check;
alter table ledger_entries add constraint ledger_entries_event_check check (event in
  ('order', 'tender', 'capture', 'capture_failed', 'refund', 'refund_paid'));
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in
  ('receivable', 'revenue', 'cash', 'gift_cards', 'ship_wallets', 'wallets', 'clubs', 'refunds_payable', 'by_hand'));

-- What an account has to spend. The balance is the sum of its entries, and never below nothing.
create table credit_accounts (
  user_id text not null references users (id),
  kind text not null check (kind in ('wallet', 'ship_wallet')),
  balance_cents integer not null default 0 check (balance_cents >= 0),
  primary key (user_id, kind)
);

-- Every movement of a gift card (owner: its hash in hex), a ship wallet or a wallet (owner: the user).
create table credit_entries (
  id bigint generated always as identity primary key,
  source text not null check (source in ('gift_card', 'ship_wallet', 'wallet')),
  owner text not null,
  event text not null check (event in ('grant', 'hold', 'release', 'refund')),
  amount_cents integer not null check (amount_cents <> 0),
  reference text not null,
  created_at timestamptz not null default now(),
  unique (source, owner, event, reference)
);
create trigger credit_entries_append_only before update or delete on credit_entries
  for each row execute function ledger_is_append_only();

-- Taken out of a balance for a press: spent when its order stands, given back when it ends without one.
create table credit_holds (
  attempt_id text not null references checkout_attempts (id),
  source text not null check (source in ('gift_card', 'ship_wallet', 'wallet')),
  owner text not null,
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in ('held', 'spent', 'released')),
  primary key (attempt_id, source, owner)
);

-- A club that may be billed: what it owes, and up to how much.
create table club_accounts (
  club_id integer primary key references facilities (id),
  credit_limit_cents integer not null check (credit_limit_cents >= 0),
  owed_cents integer not null default 0,
  open boolean not null default true
);
create table club_entries (
  id bigint generated always as identity primary key,
  club_id integer not null references club_accounts (club_id),
  event text not null check (event in ('charge', 'refund', 'payment')),
  amount_cents integer not null check (amount_cents <> 0),
  order_id text references orders (id),
  reference text not null,
  created_at timestamptz not null default now(),
  unique (club_id, event, reference)
);
create index club_entries_order on club_entries (order_id);
create trigger club_entries_append_only before update or delete on club_entries
  for each row execute function ledger_is_append_only();

create table refunds (
  id text primary key,
  order_id text not null references orders (id),
  amount_cents integer not null check (amount_cents > 0),
  target text not null check (target in ('original', 'wallet', 'other')),
  reason text not null,
  actor_id text references users (id),
  idempotency_key text not null,
  created_at timestamptz not null default now(),
  unique (order_id, idempotency_key)
);

-- Where the money of a refund goes. `source`: the sale's transaction, the gift card, the user or the club.
create table refund_parts (
  id text primary key,
  refund_id text not null references refunds (id),
  method text not null check (method in ('card', 'gift_card', 'ship_wallet', 'wallet', 'club', 'other')),
  source text not null,
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in ('wanted', 'done', 'failed')),
  transaction_id text,
  tries integer not null default 0,
  next_try_at timestamptz not null default now()
);
create index refund_parts_refund on refund_parts (refund_id);
create index refund_parts_source on refund_parts (source);
create index refund_parts_wanted on refund_parts (next_try_at) where state = 'wanted';
