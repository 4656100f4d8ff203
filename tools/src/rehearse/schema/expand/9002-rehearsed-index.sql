-- outside a transaction
create index concurrently if not exists orders_rehearsed_cents on orders (rehearsed_cents);
