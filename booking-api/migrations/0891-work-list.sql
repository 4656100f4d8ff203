-- Who sees to what is due today, late or wrong, and that it is done. What is due is worked out from orders and alerts.
create table work_items (
  kind text not null,
  subject text not null,
  owner_id text references users (id),
  owned_at timestamptz,
  done_by text references users (id),
  done_at timestamptz,
  note text not null default '',
  primary key (kind, subject)
);
-- Bags that no carrier has delivered yet, which is what the list is made from.
create index order_parcels_open on order_parcels (ship_date) where status not in ('delivered', 'cancelled', 'returned');
create index carts_begun on carts (created_at);
