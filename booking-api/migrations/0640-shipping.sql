-- Where an order stands for its customer. `status` stays what the money says; `state` what the bags do.
alter table orders
  add column state text not null default 'placed' check (state in
    ('placed', 'labels_ready', 'picked_up', 'in_transit', 'delivered', 'cancelled')),
  add column state_at timestamptz,
  -- Counts the changes: labels of an earlier generation are void.
  add column generation integer not null default 1;
update orders set state = 'cancelled' where status <> 'placed';
create index orders_user_page on orders (user_id, placed_at desc, id desc) where status <> 'void';

-- One bag on one leg. Its id is the reference by which the carrier knows it, so that no bag has two labels.
create table order_parcels (
  id text primary key,
  order_id text not null references orders (id),
  generation integer not null,
  leg text not null check (leg in ('outbound', 'return')),
  position integer not null,
  traveler text not null,
  item text not null,
  -- What the carrier is asked to carry: ends, size, weight, service, days.
  carriage jsonb not null,
  ship_date date not null,
  label text not null default 'wanted' check (label in ('wanted', 'bought', 'void_wanted', 'voided', 'dropped')),
  status text not null default 'waiting',
  shipment_id text,
  tracking_number text,
  cost_cents integer check (cost_cents >= 0),
  -- Until then a job is believed to be buying this label.
  lease_until timestamptz,
  tracked_at timestamptz,
  created_at timestamptz not null default now(),
  unique (order_id, generation, leg, position)
);
create index order_parcels_due on order_parcels (ship_date) where label = 'wanted';
create index order_parcels_void on order_parcels (order_id) where label = 'void_wanted';
create index order_parcels_moving on order_parcels (tracked_at nulls first)
  where label = 'bought' and status not in ('delivered', 'returned', 'cancelled');

create table tracking_events (
  parcel_id text not null references order_parcels (id),
  at timestamptz not null,
  status text not null,
  description text not null,
  place text not null,
  primary key (parcel_id, at, status)
);

-- What people did with an order; a change or a cancellation happens once per generation.
create table order_acts (
  id text primary key,
  order_id text not null references orders (id),
  generation integer not null,
  act text not null check (act in ('cancel', 'change')),
  actor_id text not null references users (id),
  -- What it cost; below 0 it was given back.
  amount_cents integer not null,
  comment text not null,
  state text not null check (state in ('charging', 'done', 'ended')),
  transaction_id text,
  detail jsonb not null,
  at timestamptz not null
);
create unique index order_acts_once on order_acts (order_id, generation) where state <> 'ended';

-- The ledger of the embedded carrier, apart from what the product believes of it.
create schema sandbox_carrier;
create table sandbox_carrier.shipments (
  id text primary key,
  reference text not null unique,
  tracking_number text not null unique,
  carriage jsonb not null,
  cost_cents integer not null,
  bought_at timestamptz not null,
  voided_at timestamptz
);
create sequence sandbox_carrier.serials;
