-- outside a transaction
-- What staff did with the cart that became an order is shown with the order.
drop index concurrently if exists audit_events_cart;
create index concurrently audit_events_cart on audit_events ((detail ->> 'cart'), happened_at) where detail ->> 'cart' is not null;
