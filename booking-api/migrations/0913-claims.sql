-- When a claim of a kind can be made: from so many days after one event until so many after another. Data, not code.
create table claim_policies (
  kind text primary key check (kind in ('late', 'damaged', 'lost')),
  opens_from text not null check (opens_from in ('ship', 'delivery', 'last_scan')),
  opens_days integer not null,
  -- Trips that cross a border.
  opens_days_abroad integer not null,
  closes_from text not null check (closes_from in ('ship', 'delivery', 'last_scan')),
  closes_days integer not null
);
insert into claim_policies values
  ('late', 'delivery', 0, 0, 'delivery', 30),
  ('damaged', 'delivery', 0, 0, 'delivery', 30),
  ('lost', 'last_scan', 7, 20, 'ship', 60);

create table claims (
  id text primary key,
  order_id text not null references orders (id),
  user_id text not null references users (id),
  kind text not null references claim_policies (kind),
  state text not null check (state in ('draft', 'submitted', 'need_info', 'in_review', 'approved', 'approved_in_part',
    'rejected', 'paid', 'withdrawn')),
  what text not null default '',
  value_cents integer not null default 0 check (value_cents >= 0),
  approved_cents integer check (approved_cents > 0),
  created_at timestamptz not null,
  state_at timestamptz not null
);
create index claims_order on claims (order_id);
create index claims_state on claims (state_at desc, id desc) where state <> 'draft';

create table claim_bags (
  claim_id text not null references claims (id),
  parcel_id text not null references order_parcels (id),
  primary key (claim_id, parcel_id)
);
create index claim_bags_parcel on claim_bags (parcel_id);

create table claim_files (
  id text primary key,
  claim_id text not null references claims (id),
  name text not null,
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  by_staff boolean not null,
  at timestamptz not null
);
create index claim_files_claim on claim_files (claim_id);

-- What happened to a claim and what was said: a step has a state, a word has none.
create table claim_steps (
  id text primary key,
  claim_id text not null references claims (id),
  state text,
  by_staff boolean not null,
  actor_id text not null references users (id),
  message text not null,
  at timestamptz not null,
  -- Two steps may be of one moment.
  position bigint generated always as identity
);
create index claim_steps_claim on claim_steps (claim_id, position);

create function tell_of_claim() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', 'order:' || new.order_id);
  return null;
end $$;
create trigger claims_news after update on claims for each row
  when (old.state is distinct from new.state) execute function tell_of_claim();

-- What we pay for what went wrong is no refund: nothing that was bought is given back.
alter table ledger_entries drop constraint ledger_entries_event_check;
alter table ledger_entries add constraint ledger_entries_event_check check (event in
  ('order', 'tender', 'capture', 'capture_failed', 'refund', 'refund_paid', 'refund_recalled', 'compensation'));
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in
  ('receivable', 'revenue', 'cash', 'gift_cards', 'ship_wallets', 'wallets', 'clubs', 'refunds_payable', 'by_hand',
    'compensations'));
