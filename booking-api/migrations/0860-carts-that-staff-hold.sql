-- While staff hold a cart, what its customer's page shows is kept beside it: it opens the cart for reading alone, and becomes
-- its key again when the cart is given back or taken back.
alter table carts
  add column waiting_token_hash bytea,
  add column waiting_session_hash bytea;
