-- Why an admin charges a user's card or lowers a price, for one cart and its user; the id is kept as a hash.
create table staff_authorizations (
  id_hash bytea primary key,
  cart_id text not null references carts (id),
  staff_id text not null references users (id),
  -- Whose cart it was then; null: nobody's yet.
  subject_id text references users (id),
  act text not null check (act in ('charge_card', 'comp_discount', 'refund_surcharges', 'waive_fee')),
  reason text not null check (reason <> ''),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Set by the attempt that it allowed.
  used_at timestamptz
);
create index staff_authorizations_cart on staff_authorizations (cart_id);
