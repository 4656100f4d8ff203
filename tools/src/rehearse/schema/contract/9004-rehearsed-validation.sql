alter table orders validate constraint orders_rehearsed_cents;
