-- A club pays its account: terms, the address of its statements, and payments, which are reversed and never deleted.
alter table club_accounts
  add column terms_days integer not null default 30 check (terms_days between 0 and 120),
  add column billing_email text not null default '',
  add column reminders boolean not null default false;

-- Checked for new rows only: those that are there held under the narrower rule.
alter table club_entries drop constraint club_entries_event_check;
alter table club_entries add constraint club_entries_event_check
  check (event in ('charge', 'refund', 'payment', 'payment_reversed')) not valid;

-- What staff know of a payment. Its amount is an entry of the account with the payment's id as reference.
create table club_payments (
  id text primary key,
  club_id integer not null references club_accounts (club_id),
  amount_cents integer not null check (amount_cents > 0),
  received_on date not null,
  kind text not null check (kind in ('check', 'transfer', 'card_by_phone')),
  reference text not null,
  note text not null,
  request_key text not null,
  recorded_by text not null references users (id),
  recorded_at timestamptz not null,
  unique (club_id, request_key)
);
create trigger club_payments_append_only before update or delete on club_payments
  for each row execute function ledger_is_append_only();

create table club_payment_reversals (
  payment_id text primary key references club_payments (id),
  reason text not null,
  reversed_by text not null references users (id),
  reversed_at timestamptz not null
);
create trigger club_payment_reversals_append_only before update or delete on club_payment_reversals
  for each row execute function ledger_is_append_only();
