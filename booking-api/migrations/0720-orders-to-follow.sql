-- Orders that were committed or amended and whose jobs are not set going yet: written with the order, taken out with
-- the jobs. A row here costs an order a fraction of what a job costs it.
create table orders_to_follow (
  id bigint generated always as identity primary key,
  order_id text not null,
  transaction_id text,
  is_new boolean not null
);
