-- A cart may be taken over by staff: `held_by` is who works on it beside, or instead of, its owner.
alter table carts add column held_by text references users (id);
-- The guest session that opened the cart: signing in makes the cart the account's.
alter table carts add column session_hash bytea;
-- The cart that took this one's place.
alter table carts add column replaced_by text references carts (id);
alter table carts drop constraint carts_status_check;
alter table carts add constraint carts_status_check check (status in ('open', 'ordered', 'replaced', 'expired'));
create index carts_session on carts (session_hash) where session_hash is not null;
create index carts_user on carts (user_id, brand_id, updated_at desc) where status = 'open';
create index carts_idle on carts (updated_at) where status = 'open';
create index carts_replaced_by on carts (replaced_by) where replaced_by is not null;

-- What opens one cart to one member of staff, once and for some minutes; kept as a hash.
create table cart_takeovers (
  id_hash bytea primary key,
  cart_id text not null references carts (id),
  staff_id text not null references users (id),
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index cart_takeovers_cart on cart_takeovers (cart_id);
create index cart_takeovers_expiry on cart_takeovers (expires_at);
