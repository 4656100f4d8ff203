-- A cart by which an order is changed on the booking page: it amends that order and never becomes one of its own. How often
-- the order had been changed by then tells whether another change came first.
alter table carts
  add column amends_order_id text references orders (id) on delete cascade,
  add column amends_after int;
create index carts_that_amend on carts (amends_order_id) where amends_order_id is not null;
