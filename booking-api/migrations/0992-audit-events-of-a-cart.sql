-- What staff did with the cart that became an order is shown with the order.
create index audit_events_cart on audit_events ((detail ->> 'cart'), happened_at) where detail ->> 'cart' is not null;
