-- The booking that a customer asked a club to pay; null where none was open, or once it is deleted.
alter table club_billing_requests add column cart_id text references carts (id) on delete set null;
-- allowed: index: a shop has few requests, so the lock is short
create index club_billing_requests_cart on club_billing_requests (cart_id) where cart_id is not null;
