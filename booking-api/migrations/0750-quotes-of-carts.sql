-- An order names a quote of its own cart: a price that was asked without one can be named by nobody and is no longer kept.
-- What nobody ordered by goes after some time; those that orders name are found by this index, else by reading all orders.
create index orders_quote on orders (quote_id);
delete from quotes where cart_id is null;
alter table quotes alter column cart_id set not null;
-- Quotes are written in the order of their time.
create index quotes_age on quotes using brin (created_at) with (pages_per_range = 32);
