-- The table gets the name of what it is. Servers of the release before go on under the older name until they end.
alter table orders_to_follow rename to outbox;
create view orders_to_follow as select id, order_id, transaction_id, is_new from outbox;
