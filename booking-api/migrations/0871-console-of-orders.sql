-- What staff note with an order for each other.
create table order_notes (
  id text primary key,
  order_id text not null references orders (id),
  author_id text not null references users (id),
  note text not null,
  request_key text not null,
  created_at timestamptz not null,
  unique (order_id, request_key)
);

-- Filters that staff keep under a name; `version` tells which filters they were.
create table console_views (
  id text primary key,
  owner_id text not null references users (id),
  name text not null,
  shared boolean not null,
  version integer not null,
  filter jsonb not null,
  created_at timestamptz not null
);
create unique index console_views_name on console_views (owner_id, lower(name));

-- A cart is looked for by the beginning of its number.
create index carts_number on carts (display_id text_pattern_ops);

-- Matters that wait for a person are found by their order.
create index order_parcels_overdue on order_parcels (((carriage ->> 'arrivalDate')), order_id)
  where label = 'bought' and status not in ('delivered', 'returned', 'cancelled');

-- What was done for an order, and what waits for a person because of it.
create index audit_events_order on audit_events ((detail ->> 'order'), happened_at) where detail ->> 'order' is not null;
create index operator_alerts_order on operator_alerts ((coalesce(detail ->> 'order', subject)));
