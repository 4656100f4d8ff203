-- What staff take off the price of a cart belongs to the cart, with its reason and author, until they take it away.
create table cart_concessions (
  cart_id text not null references carts (id) on delete cascade,
  act text not null check (act in ('comp_discount', 'refund_surcharges')),
  -- Of a comp discount what is given; surcharges are given whole.
  amount_cents integer check (amount_cents > 0),
  -- Whose cart it was then; null: nobody's yet.
  subject_id text references users (id),
  reason text not null check (reason <> ''),
  actor_id text not null references users (id),
  created_at timestamptz not null,
  primary key (cart_id, act),
  check ((act = 'comp_discount') = (amount_cents is not null))
);
