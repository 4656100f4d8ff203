-- What is in the bags of a trip abroad, as its traveler told it for customs.
create table customs_lists (
  order_id text primary key references orders (id),
  items jsonb not null,
  saved_at timestamptz not null
);
