-- What a day's work asks for again and again, by other columns than the key.
create index checkout_attempts_cart on checkout_attempts (cart_id);
create index payments_order on payments (order_id);
create index order_parcels_tracking on order_parcels (tracking_number) where tracking_number is not null;
